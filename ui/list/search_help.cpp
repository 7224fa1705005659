// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/list/search_help.h"

#include <QLabel>
#include <QScreen>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

struct Entry {
    QString example;
    QString meaning;
};

QList<Entry> entries()
{
    return {
        {u"fair loans"_s, SearchHelp::tr("both words, in any form: loan, loans; fine-tuning is finetuning")},
        {u"\"fair loans\""_s, SearchHelp::tr("these words, exactly so")},
        {u"interp*"_s, SearchHelp::tr("words that begin so")},
        {u"attack -jailbreak"_s, SearchHelp::tr("the first word without the second")},
        {u"(privacy OR secrecy) audit"_s, SearchHelp::tr("one of them, and the last word")},
        {u"fair NEAR/5 classifier"_s, SearchHelp::tr("at most five words apart")},
        {u"epsilon"_s, SearchHelp::tr("ε and \\epsilon, too")},
        {u"title:graph author:lee"_s, SearchHelp::tr("also abstract:, note:, keyword:")},
        {u"theme:safety tag:\"to read\""_s, SearchHelp::tr("also list: and venue:, by part of the name")},
        {u"year:2024..2026"_s, SearchHelp::tr("or year:>=2024")},
        {u"is:unread rating:>=4"_s, SearchHelp::tr("unread, skimmed, read, starred, rated, noted, tagged")},
        {u"has:note has:math"_s, SearchHelp::tr("also highlight, title, abstract, author, tag, theme")},
        {u"added:<7d tags:0"_s, SearchHelp::tr("imported within seven days, without a tag")},
        {u"acronym:RLHF"_s, SearchHelp::tr("and what the abstracts say it stands for")},
    };
}

} // namespace

SearchHelp::SearchHelp(QWidget *parent)
    : QFrame(parent, Qt::Popup)
{
    setObjectName(u"searchHelp"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("How to search"));
    QString rows;
    for (const auto &[example, meaning] : entries()) {
        rows += u"<tr><td style=\"padding: 2px 18px 2px 0\"><a href=\"%1\" style=\"text-decoration: none\">%2</a></td>"
                "<td style=\"padding: 2px 0\">%3</td></tr>"_s.arg(QString::fromLatin1(QUrl::toPercentEncoding(example)),
                                                                  example.toHtmlEscaped(), meaning.toHtmlEscaped());
    }
    auto *table = new QLabel(u"<table>%1</table>"_s.arg(rows), this);
    table->setTextFormat(Qt::RichText);
    table->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    table->setFocusPolicy(Qt::StrongFocus);
    connect(table, &QLabel::linkActivated, this, [this](const QString &link) {
        Q_EMIT chosen(QUrl::fromPercentEncoding(link.toLatin1()));
        close();
    });
    auto *hint = new QLabel(tr("Press an example to try it. Ctrl+Space completes names and values."), this);
    hint->setForegroundRole(QPalette::PlaceholderText);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 10, 14, 10);
    layout->addWidget(table);
    layout->addWidget(hint);
    table->setFocus();
}

void SearchHelp::openBelow(const QWidget &widget)
{
    adjustSize();
    const QRect screen = widget.screen()->availableGeometry();
    QPoint place = widget.mapToGlobal(QPoint(0, widget.height() + 2));
    place.setX(std::clamp(place.x(), screen.left(), std::max(screen.left(), screen.right() - width())));
    place.setY(std::clamp(place.y(), screen.top(), std::max(screen.top(), screen.bottom() - height())));
    move(place);
    show();
}

} // namespace lectern
