// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/paper_dialogs.h"

#include "models/library/editor.h"
#include "models/library/library.h"
#include "ui/dialogs/tag_manager.h"
#include "ui/dialogs/tag_picker.h"

#include <QDesktopServices>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

#include <algorithm>

namespace lectern {

PaperDialogs::PaperDialogs(Library &library, Editor &editor, QWidget *window)
    : QObject(window)
    , m_library(library)
    , m_editor(editor)
    , m_window(window)
{
}

void PaperDialogs::pickTag(const QList<PaperId> &papers)
{
    const auto tags = m_library.tags().all();
    const auto summaries = m_library.papers().summaries(papers);
    if (!tags || !summaries) {
        Q_EMIT failed(tags ? summaries.error() : tags.error());
        return;
    }
    QStringList present;
    for (const Tag &tag : *tags) {
        if (std::ranges::all_of(*summaries, [&](const PaperSummary &paper) { return paper.tags.contains(tag); }))
            present.append(tag.name);
    }
    auto *picker = new TagPicker(*tags, present, m_window);
    picker->setAttribute(Qt::WA_DeleteOnClose);
    connect(picker, &TagPicker::tagAdded, this, [this, papers](const QString &name) { m_editor.addTag(papers, name); });
    connect(picker, &TagPicker::tagRemoved, this,
            [this, papers](const QString &name) { m_editor.removeTag(papers, name); });
    picker->open();
}

void PaperDialogs::manageTags()
{
    auto *manager = new TagManager(m_library.tags(), m_editor, m_window);
    manager->setAttribute(Qt::WA_DeleteOnClose);
    manager->open();
}

void PaperDialogs::deleteList(ListId id)
{
    const auto lists = m_library.lists().all();
    if (!lists) {
        Q_EMIT failed(lists.error());
        return;
    }
    if (const auto list = std::ranges::find(*lists, id, &ReadingList::id); list != lists->end()) {
        m_editor.setListTrashed(*list, true);
        Q_EMIT said(tr("Deleted the list “%1”; its papers stay. Ctrl+Z brings it back.").arg(list->name));
    }
}

void PaperDialogs::emptyTrash()
{
    const auto trash = m_library.papers().trash();
    if (!trash || trash->isEmpty()) {
        Q_EMIT said(tr("The trash is empty."));
        return;
    }
    auto *box =
        new QMessageBox(QMessageBox::Warning, tr("Empty trash"),
                        tr("Delete %n paper(s) for ever, with their notes and tags?", nullptr, int(trash->size())),
                        QMessageBox::Cancel, m_window);
    box->setInformativeText(tr("This cannot be undone."));
    const QAbstractButton *yes = box->addButton(tr("Delete for ever"), QMessageBox::DestructiveRole);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::buttonClicked, this, [this, yes](const QAbstractButton *clicked) {
        if (clicked != yes)
            return;
        m_editor.undoStack().clear(); // Its steps may refer to the papers that go.
        if (const auto emptied = m_library.papers().emptyTrash(); !emptied)
            Q_EMIT failed(emptied.error());
        Q_EMIT trashEmptied();
    });
    box->open();
}

void PaperDialogs::openLink(const QUrl &url)
{
    auto *box = new QMessageBox(QMessageBox::Question, tr("Open link"), tr("Open this address outside Lectern?"),
                                QMessageBox::Open | QMessageBox::Cancel, m_window);
    box->setInformativeText(url.toDisplayString());
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::finished, this, [this, url](int button) {
        if (button == QMessageBox::Open && !QDesktopServices::openUrl(url))
            Q_EMIT failed(
                {tr("No program opened “%1”").arg(url.toDisplayString()), tr("Copy the address into a browser")});
    });
    box->open();
}

void PaperDialogs::showAbout()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("About Lectern"),
                                tr("<b>Lectern %1</b><p>For reading and annotating lists of paper abstracts.</p>"
                                   "<p>Free software under the GNU General Public License, version 3 or later.</p>")
                                    .arg(QStringLiteral(LECTERN_VERSION)),
                                QMessageBox::Close, m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace lectern
