// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/list/search_field.h"

#include "ui/list/search_help.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLabel>
#include <QStringListModel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr int pauseMilliseconds = 700;

/// Opened by pressing it: marks the place of the problem.
const QString placeLink = u"place"_s;

QString quotedWhenNeeded(const QString &value)
{
    return value.contains(u' ') ? u'"' + QString(value).remove(u'"') + u'"' : value;
}

} // namespace

SearchField::SearchField(QWidget *parent)
    : QLineEdit(parent)
    , m_offers(new QStringListModel(this))
    , m_completer(new QCompleter(m_offers, this))
    , m_problem(new QLabel(parent))
{
    setObjectName(u"searchField"_s);
    setPlaceholderText(tr("Search titles, abstracts, notes, authors"));
    setAccessibleName(tr("Search"));
    setToolTip(tr("Words, \"exact phrases\", -words that must not occur, and fields such as author:lee or "
                  "year:2024..2026. F1 explains all of it, Ctrl+Space completes. Press / to get here, Esc to leave."));
    setClearButtonEnabled(true);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setWidget(this);
    m_completer->popup()->setObjectName(u"searchOffers"_s);
    m_problem->setObjectName(u"searchProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::RichText);
    m_problem->setContentsMargins(8, 0, 8, 4);
    m_problem->hide();
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &SearchField::showProblem);
    connect(this, &QLineEdit::textEdited, this, [this] { complete(false); });
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &SearchField::accept);
    connect(m_problem, &QLabel::linkActivated, this, [this] {
        if (!m_problems.isEmpty()) {
            setFocus();
            setSelection(int(m_problems.first().start), int(m_problems.first().length));
        }
    });
}

void SearchField::setFieldValues(QueryField field, const QStringList &values)
{
    m_values.insert(field, values);
}

void SearchField::setProblems(const QList<QueryProblem> &problems)
{
    m_problems = problems;
    if (problems.isEmpty()) {
        m_pause.stop();
        m_problem->hide();
    } else if (m_problem->isVisible()) {
        showProblem(); // what is shown already is kept true
    } else {
        m_pause.start();
    }
}

void SearchField::showProblem()
{
    if (m_problems.isEmpty())
        return;
    const QueryProblem &first = m_problems.first();
    const QString place =
        text().sliced(std::min(first.start, qsizetype(text().size())), // it may have been shortened
                      std::clamp<qsizetype>(first.length, 0, std::max<qsizetype>(0, text().size() - first.start)));
    m_problem->setText(
        u"<a href=\"%1\">%2</a> %3"_s.arg(placeLink, place.toHtmlEscaped(), first.message.toHtmlEscaped()));
    m_problem->show();
}

SearchField::Token SearchField::tokenAtCursor() const
{
    const QString before = text().first(cursorPosition());
    int start = 0;
    bool quoted = false;
    for (int i = 0; i < before.size(); ++i) {
        const QChar c = before.at(i);
        if (c == u'"')
            quoted = !quoted;
        else if (!quoted && (c.isSpace() || c == u'('))
            start = i + 1;
    }
    if (start < before.size() && before.at(start) == u'-')
        ++start;
    return {start, before.sliced(start)};
}

QStringList SearchField::offers(const Token &token, bool fieldNames) const
{
    QStringList found;
    const qsizetype colon = token.text.indexOf(u':');
    if (colon < 0) {
        if (!fieldNames)
            return found;
        for (const QueryFieldInfo &field : queryFields()) {
            if (field.name.startsWith(token.text, Qt::CaseInsensitive))
                found.append(field.name.toString() + u':');
        }
        return found;
    }
    const std::optional<QueryField> field = queryField(QStringView(token.text).first(colon));
    if (!field)
        return found;
    const QString typed = token.text.sliced(colon + 1).remove(u'"');
    const QStringList known = fixedValues(*field).isEmpty() ? m_values.value(*field) : fixedValues(*field);
    for (const QString &value : known) {
        if (value.contains(typed, Qt::CaseInsensitive) && value.compare(typed, Qt::CaseInsensitive) != 0)
            found.append(value);
    }
    return found;
}

void SearchField::complete(bool fieldNames)
{
    const QStringList found = offers(tokenAtCursor(), fieldNames);
    m_offers->setStringList(found);
    if (found.isEmpty()) {
        m_completer->popup()->hide();
        return;
    }
    QRect place = cursorRect();
    place.setWidth(std::max(160, m_completer->popup()->sizeHintForColumn(0) + 24));
    m_completer->complete(place);
}

void SearchField::accept(const QString &offer)
{
    const Token token = tokenAtCursor();
    const qsizetype colon = token.text.indexOf(u':');
    const bool isField = colon < 0;
    const QString replacement = isField ? offer : token.text.first(colon + 1) + quotedWhenNeeded(offer) + u' ';
    setSelection(token.start, int(token.text.size()));
    insert(replacement);
    if (isField)
        complete(false);
}

void SearchField::showHelp()
{
    auto *help = new SearchHelp(this);
    connect(help, &SearchHelp::chosen, this, [this](const QString &example) {
        const QString before = text();
        setText(before.isEmpty() || before.endsWith(u' ') ? before + example : before + u' ' + example);
        setFocus();
    });
    help->openBelow(*this);
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) {
        complete(true);
    } else if (event->key() == Qt::Key_F1) {
        showHelp();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

} // namespace lectern
