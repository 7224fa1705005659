// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/unsaved_notes.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace lectern {

bool UnsavedNotes::mayClose(const Save &save, QWidget *window)
{
    for (Rest rest = save(); !rest.notes.isEmpty(); rest = save()) {
        QMessageBox box(QMessageBox::Warning, tr("Notes are not saved"),
                        tr("%n note(s) could not be saved and would be lost.", nullptr, int(rest.notes.size())),
                        QMessageBox::NoButton, window);
        box.setObjectName(u"unsavedNotes"_s);
        box.setTextFormat(Qt::PlainText);
        box.setInformativeText(rest.reason.message());
        QPushButton *again = box.addButton(tr("&Try again"), QMessageBox::AcceptRole);
        again->setObjectName(u"tryAgain"_s);
        QPushButton *copy = box.addButton(tr("&Copy to clipboard and close"), QMessageBox::DestructiveRole);
        copy->setObjectName(u"copyAndClose"_s);
        QPushButton *stay = box.addButton(tr("&Stay"), QMessageBox::RejectRole);
        stay->setObjectName(u"stay"_s);
        box.setDefaultButton(stay);
        box.setEscapeButton(stay);
        box.exec();
        if (box.clickedButton() == copy) {
            QGuiApplication::clipboard()->setText(rest.notes.join(u"\n\n---\n\n"_s));
            return true;
        }
        if (box.clickedButton() != again) {
            return false;
        }
    }
    return true;
}

} // namespace lectern
