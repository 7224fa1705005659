// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/highlighter.h"

#include "models/library/highlight_store.h"
#include "models/markup/parser.h"
#include "models/markup/writers.h"
#include "ui/reader/abstract_view.h"
#include "ui/reader/highlight_panel.h"
#include "ui/style/named_action.h"

#include <QApplication>
#include <QClipboard>
#include <QInputDialog>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

QString plain(const QString &source)
{
    return markup::toPlainText(markup::parse(source)).text;
}

} // namespace

Highlighter::Highlighter(AbstractView &view, HighlightPanel &panel, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_panel(panel)
{
    add(u"highlight"_s, tr("&Highlight the selection"), Qt::Key_H, [this] { mark(m_colour); });
    const QStringList names{tr("&Yellow"), tr("&Green"), tr("&Blue"), tr("&Pink"), tr("P&urple")};
    for (qsizetype i = 0; i < names.size(); ++i) {
        add(u"highlight%1"_s.arg(i + 1), names.at(i), QKeySequence(Qt::CTRL | Qt::Key(int(Qt::Key_1) + int(i))),
            [this, colour = allHighlightColours.at(size_t(i))] { mark(colour); });
    }
    add(u"comment"_s, tr("&Comment on a highlight…"), Qt::CTRL | Qt::Key_M,
        [this] { withTarget([this](const Highlight &one) { comment(one); }); });
    add(u"removeHighlight"_s, tr("&Remove a highlight"), Qt::CTRL | Qt::Key_Backspace,
        [this] { withTarget([this](const Highlight &one) { Q_EMIT removed(one); }); });
    QAction *caret = add(u"caret"_s, tr("Select by the &keyboard"), Qt::Key_F7, [] {});
    caret->setCheckable(true);
    connect(caret, &QAction::toggled, &m_view, &AbstractView::setCaretShown);

    connect(&m_view, &AbstractView::menuRequested, this, [this](const QPoint &global, qsizetype source) {
        const Highlight *under = m_view.highlightAt(source);
        showMenu(global, under != nullptr ? std::optional(*under) : std::nullopt);
    });
    connect(&m_panel, &HighlightPanel::menuRequested, this, &Highlighter::showMenu);
    connect(&m_panel, &HighlightPanel::removalRequested, this, &Highlighter::removed);
    connect(&m_panel, &HighlightPanel::chosen, this, [this](const Highlight &highlight) {
        if (!highlight.lost) {
            m_view.showRange({highlight.start, highlight.length});
        }
    });
}

QAction *Highlighter::add(const QString &name, const QString &text, const QKeySequence &key,
                          const std::function<void()> &run)
{
    m_actions.append(namedAction(this, name, text, {key}, run));
    return m_actions.last();
}

void Highlighter::setPaper(PaperId paper, const QString &abstract)
{
    m_paper = paper;
    m_abstract = abstract;
}

void Highlighter::setHighlights(const QList<Highlight> &highlights)
{
    m_highlights = highlights;
    m_view.setHighlights(highlights);
    QStringList texts;
    for (const Highlight &highlight : highlights) {
        texts.append(plain(highlight.quote));
    }
    m_panel.setHighlights(highlights, texts);
}

void Highlighter::mark(HighlightColour colour)
{
    const markup::Range range = m_view.selectedRange();
    if (m_paper == 0 || range.length == 0) {
        // A key over a highlight changes its colour.
        if (const auto under = target(); under && under->colour != colour) {
            recolour(*under, colour);
        } else {
            Q_EMIT said(
                tr("Select some of the abstract first, with the mouse or, after F7, with Shift and the arrows."));
        }
        return;
    }
    m_colour = colour;
    const auto same = std::ranges::find_if(m_highlights, [&range](const Highlight &one) {
        return !one.lost && one.start == range.start && one.length == range.length;
    });
    if (same != m_highlights.end()) {
        recolour(*same, colour);
        return;
    }
    Highlight highlight = highlightAt(m_paper, m_abstract, range.start, range.length);
    highlight.colour = colour;
    Q_EMIT added(highlight);
    QTextCursor cursor = m_view.textCursor();
    cursor.setPosition(cursor.selectionStart());
    m_view.setTextCursor(cursor); // the selection would hide the colour
}

void Highlighter::recolour(const Highlight &highlight, HighlightColour colour)
{
    m_colour = colour;
    Highlight after = highlight;
    after.colour = colour;
    Q_EMIT changed(highlight, after);
}

void Highlighter::comment(const Highlight &highlight)
{
    auto *dialog = new QInputDialog(m_view.window());
    dialog->setObjectName(u"commentDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Comment"));
    dialog->setOption(QInputDialog::UsePlainTextEditForTextInput);
    dialog->setLabelText(m_view.fontMetrics().elidedText(plain(highlight.quote).simplified(), Qt::ElideRight, 420));
    dialog->setTextValue(highlight.comment);
    dialog->resize(460, 220);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, highlight](const QString &text) {
        Highlight after = highlight;
        after.comment = text.trimmed();
        Q_EMIT changed(highlight, after);
    });
    dialog->open();
}

void Highlighter::placeAtSelection(const Highlight &highlight)
{
    const markup::Range range = m_view.selectedRange();
    if (range.length == 0) {
        Q_EMIT said(tr("Select the highlight's new place in the abstract first."));
        return;
    }
    Highlight after = highlightAt(m_paper, m_abstract, range.start, range.length);
    after.id = highlight.id;
    after.colour = highlight.colour;
    after.comment = highlight.comment;
    Q_EMIT changed(highlight, after);
}

void Highlighter::showMenu(const QPoint &global, const std::optional<Highlight> &highlight)
{
    auto *menu = new QMenu(&m_view);
    menu->setObjectName(u"readerMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool selected = m_view.textCursor().hasSelection();
    const auto copy = [&](const QString &text, AbstractView::CopyAs as) {
        QAction *action =
            menu->addAction(text, &m_view, [this, as] { QApplication::clipboard()->setText(m_view.selectedText(as)); });
        action->setEnabled(selected);
    };
    copy(tr("&Copy"), AbstractView::CopyAs::Tex);
    copy(tr("Copy as &Markdown"), AbstractView::CopyAs::Markdown);
    copy(tr("Copy as plain &text"), AbstractView::CopyAs::Plain);
    menu->addSeparator();
    for (QAction *action : std::as_const(m_actions)) {
        const bool needsText = action->objectName().startsWith("highlight"_L1);
        if (needsText && (selected || highlight)) {
            menu->addAction(action);
        }
    }
    if (highlight) {
        menu->addSeparator();
        menu->addAction(tr("C&omment…"), this, [this, one = *highlight] { comment(one); });
        menu->addAction(tr("&Remove this highlight"), this, [this, one = *highlight] { Q_EMIT removed(one); });
        menu->addAction(tr("Copy what was &marked"), this,
                        [one = *highlight] { QApplication::clipboard()->setText(one.quote); });
        QAction *place =
            menu->addAction(tr("Place at the &selection"), this, [this, one = *highlight] { placeAtSelection(one); });
        place->setEnabled(selected);
    }
    menu->popup(global);
}

void Highlighter::withTarget(const std::function<void(const Highlight &)> &run)
{
    if (const auto highlight = target()) {
        run(*highlight);
    } else {
        Q_EMIT said(tr("There is no highlight here yet: select some of the abstract and press H."));
    }
}

std::optional<Highlight> Highlighter::target() const
{
    if (!m_panel.isAncestorOf(QApplication::focusWidget())) {
        if (const Highlight *under = m_view.highlightAt(m_view.sourceAt(m_view.textCursor().position()))) {
            return *under;
        }
    }
    return m_panel.current();
}

} // namespace lectern
