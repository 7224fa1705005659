// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/shortcut_help.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

QString plainName(const QAction &action)
{
    return action.text().remove(u'&').remove(u'…');
}

QString keys(const QAction &action)
{
    QStringList names;
    for (const QKeySequence &key : action.shortcuts())
        names.append(key.toString(QKeySequence::NativeText).toHtmlEscaped());
    return u"<b>"_s + names.join(ShortcutHelp::tr("</b> or <b>")) + u"</b>"_s;
}

} // namespace

ShortcutHelp::ShortcutHelp(const QList<QAction *> &actions, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"shortcutHelp"_s);
    setWindowTitle(tr("Keys"));
    auto *table = new QWidget;
    auto *grid = new QGridLayout(table);
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(5);
    // Two columns of pairs: all keys in view without scrolling on a laptop.
    QList<const QAction *> withKeys;
    for (const QAction *action : actions) {
        if (!action->shortcuts().isEmpty())
            withKeys.append(action);
    }
    const int rows = int(withKeys.size() + 1) / 2;
    for (int i = 0; i < withKeys.size(); ++i) {
        const int column = i / rows * 3;
        auto *key = new QLabel(keys(*withKeys.at(i)));
        key->setTextFormat(Qt::RichText);
        grid->addWidget(key, i % rows, column, Qt::AlignRight);
        grid->addWidget(new QLabel(plainName(*withKeys.at(i))), i % rows, column + 1);
    }
    grid->setColumnMinimumWidth(2, 24);
    auto *scroll = new QScrollArea;
    scroll->setWidget(table);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    resize(table->sizeHint().width() + 48, table->sizeHint().height() + 72);
}

} // namespace lectern
