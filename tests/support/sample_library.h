// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/import_job.h"
#include "models/library/library.h"
#include "models/themes/scorer.h"
#include "models/themes/theme.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// A library in a folder of its own that goes with the object.
class SampleLibrary final
{
public:
    SampleLibrary()
    {
        auto opened = lectern::Library::open(path(), lectern::Connection::Mode::Create);
        if (opened)
            m_library = std::move(*opened);
        else
            qFatal("%s", qUtf8Printable(opened.error().message()));
    }

    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("test.lectern")); }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] lectern::Library &library() { return *m_library; }

    /// Imports a list given as its text.
    lectern::ImportReport import(const QString &text)
    {
        const QString file = m_folder.filePath(QStringLiteral("list.txt"));
        QFile list(file);
        if (!list.open(QIODevice::WriteOnly) || list.write(text.toUtf8()) < 0)
            qFatal("The list could not be written");
        list.close();
        const lectern::ThemeScorer scorer(lectern::builtInThemes());
        const auto report = lectern::importFile(*m_library, scorer, {file, QStringLiteral("auto"), {}}, {});
        if (!report)
            qFatal("%s", qUtf8Printable(report.error().message()));
        return *report;
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<lectern::Library> m_library;
};

/// Three abstracts that differ in theme: fairness, safety and vision.
inline QString threeAbstracts()
{
    return QStringLiteral(
        "Test List 2026 论文列表\n\n"
        "We study fairness in lending. We propose Evenhand, a post-processing method that equalises error rates across "
        "demographic groups and reduces discrimination at a cost of 2\\% in accuracy. Experiments on four datasets "
        "show "
        "that group fairness improves for every protected attribute.\n\n"
        "Large language models can be jailbroken. We introduce Bulwark, a defence against jailbreak attacks that keeps "
        "harmful outputs below $0.1\\%$ while refusing fewer harmless requests. AI safety evaluations confirm that the "
        "alignment of the model is preserved.\n\n"
        "Object detection in images needs large receptive fields. We present Farsight, an image encoder with "
        "$O(n \\log n)$ attention for high-resolution images, and evaluate it on semantic segmentation and "
        "detection.\n");
}
