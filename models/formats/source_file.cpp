// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/source_file.h"

#include "models/formats/text_encoding.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

struct SourceFileText {
    Q_DECLARE_TR_FUNCTIONS(lectern::formats::SourceFile)
};

bool isPacked(QByteArrayView beginning)
{
    return beginning.startsWith("\xFD"
                                "7zXZ") ||
           beginning.startsWith("\x1F\x8B") || beginning.startsWith("BZh") || beginning.startsWith("\x28\xB5\x2F\xFD");
}

// Text has tabs and line ends, and a form feed or an escape now and then; other control bytes mean machine data.
bool looksBinary(QByteArrayView beginning)
{
    if (guessUtf16(beginning))
        return false;
    const auto controls = std::ranges::count_if(beginning, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte == 0x7F || (byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r' && byte != '\f');
    });
    return beginning.contains('\0') || controls * 50 > beginning.size();
}

} // namespace

Result<std::unique_ptr<QFile>> openSource(const QString &path)
{
    const QFileInfo info(path);
    if (path.isEmpty() || !info.exists())
        return failure(SourceFileText::tr("There is no file “%1”").arg(path),
                       SourceFileText::tr("Check the name and the folder"));
    if (info.isDir())
        return failure(SourceFileText::tr("“%1” is a folder").arg(path),
                       SourceFileText::tr("Choose the files in it instead"));
    if (!info.isFile())
        return failure(SourceFileText::tr("“%1” is not an ordinary file").arg(path),
                       SourceFileText::tr("Save it to a file first"));
    if (info.size() == 0)
        return failure(SourceFileText::tr("“%1” is empty").arg(path),
                       SourceFileText::tr("Download or save the list again"));
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::ReadOnly)) {
        return failure(SourceFileText::tr("“%1” cannot be read (%2)").arg(path, file->errorString()),
                       SourceFileText::tr("Check that you may read the file"));
    }
    return file;
}

Result<void> checkIsText(QByteArrayView beginning, const QString &path)
{
    if (isPacked(beginning))
        return failure(SourceFileText::tr("“%1” is compressed").arg(path),
                       SourceFileText::tr("Unpack it and import what is inside"));
    if (beginning.startsWith("%PDF-"))
        return failure(SourceFileText::tr("“%1” is a PDF file").arg(path),
                       SourceFileText::tr("Save its text to a file and import that"));
    if (looksBinary(beginning))
        return failure(SourceFileText::tr("“%1” is not a text file").arg(path),
                       SourceFileText::tr("Choose a text or JSON file"));
    return {};
}

std::unexpected<Error> unknownFormat(const QString &path)
{
    return failure(SourceFileText::tr("Lectern does not know the format of “%1”").arg(path),
                   SourceFileText::tr("Name the format, or save the list as plain text or paperlists JSON"));
}

} // namespace lectern::formats
