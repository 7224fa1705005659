// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/paper_header.h"

#include "models/markup/parser.h"
#include "models/markup/writers.h"
#include "ui/reader/chip.h"
#include "ui/reader/flow_layout.h"
#include "ui/reader/title_edit.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// Columns under this width, in pixels, get a smaller title.
constexpr int narrowColumn = 480;

constexpr int authorsShown = 12;

QLabel *makeLabel(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText); // a source's text is never rich text
    label->setWordWrap(true);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    return label;
}

void setColour(QLabel *label, const QColor &colour)
{
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

void showText(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

QString authorLine(const QStringList &authors)
{
    const QStringList shown = authors.mid(0, authorsShown);
    const int more = int(authors.size() - shown.size());
    const QString line = shown.join(u", "_s);
    return more > 0 ? PaperHeader::tr("%1 and %n more", nullptr, more).arg(line) : line;
}

QString stateLine(const ReadingState &state)
{
    QStringList parts;
    if (state.starred) {
        parts.append(PaperHeader::tr("★ starred"));
    }
    if (state.rating > 0) {
        parts.append(PaperHeader::tr("rated %1 of 5").arg(state.rating));
    }
    if (state.status != ReadingStatus::Unread) {
        parts.append(state.status == ReadingStatus::Read ? PaperHeader::tr("read") : PaperHeader::tr("skimmed"));
    }
    return parts.join(u" · "_s);
}

QString venueLine(const Paper &paper)
{
    const PaperRecord &record = paper.record;
    QStringList parts;
    if (paper.titleDerived()) {
        parts.append(PaperHeader::tr("title derived from the abstract"));
    }
    if (!record.venue.isEmpty()) {
        parts.append(record.venue);
    }
    if (record.year > 0 && !record.venue.contains(QString::number(record.year))) {
        parts.append(QString::number(record.year));
    }
    for (const QString &part : {record.decision, stateLine(paper.state)}) {
        if (!part.isEmpty()) {
            parts.append(part);
        }
    }
    return parts.join(u" · "_s);
}

} // namespace

PaperHeader::PaperHeader(QWidget *parent)
    : QWidget(parent)
    , m_title(makeLabel(u"paperTitle"_s, this))
    , m_edit(new TitleEdit(this))
    , m_authors(makeLabel(u"paperAuthors"_s, this))
    , m_venue(makeLabel(u"paperVenue"_s, this))
    , m_keywords(makeLabel(u"paperKeywords"_s, this))
    , m_chipRow(new QWidget(this))
    , m_chips(new FlowLayout(6, m_chipRow))
{
    setObjectName(u"paperHeader"_s);
    m_title->setFocusPolicy(Qt::TabFocus);
    m_title->setCursor(Qt::IBeamCursor);
    m_title->setToolTip(tr("Click or press F2 to edit the title"));
    m_title->installEventFilter(this);
    m_chipRow->setObjectName(u"paperChips"_s);
    m_chipRow->setAccessibleName(tr("Themes and tags"));
    QSizePolicy chipPolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    chipPolicy.setHeightForWidth(true);
    m_chipRow->setSizePolicy(chipPolicy);
    m_edit->hide();

    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(5);
    for (QWidget *part : std::initializer_list<QWidget *>{m_title, m_edit, m_authors, m_venue, m_chipRow, m_keywords}) {
        layout->addWidget(part);
    }
    connect(m_edit, &TitleEdit::accepted, this, [this](const QString &title) {
        closeTitle();
        if (title != m_paper.title()) {
            Q_EMIT titleEdited(title);
        }
    });
    connect(m_edit, &TitleEdit::cancelled, this, &PaperHeader::closeTitle);
    applyColours();
}

void PaperHeader::setPaper(const Paper &paper)
{
    if (m_edit->isVisible() && paper.id != m_paper.id) {
        closeTitle();
    }
    if (paper.id != m_paper.id) {
        m_activeTheme.clear();
    }
    m_paper = paper;
    showTitle();
    showText(m_authors, authorLine(paper.record.authors));
    m_authors->setToolTip(paper.record.authors.size() > authorsShown ? paper.record.authors.join(u", "_s) : QString());
    showText(m_venue, venueLine(paper));
    showText(m_keywords, paper.record.keywords.join(u" · "_s));
    showChips();
}

void PaperHeader::setThemeNames(const QHash<QString, QString> &names)
{
    m_themeNames = names;
    showChips();
}

void PaperHeader::showTitle()
{
    const QString title = markup::toPlainText(markup::parse(m_paper.title())).text;
    m_title->setText(title.isEmpty() ? tr("Untitled") : title);
    m_title->setAccessibleName(m_paper.titleDerived() ? tr("Derived title: %1").arg(m_title->text()) : m_title->text());
    // A narrow pane keeps its room for the abstract.
    QFont font = readingFont(defaultReadingSize * (m_width > 0 && m_width < narrowColumn ? 1.0 : 1.25));
    font.setWeight(QFont::DemiBold);
    font.setItalic(false);
    m_title->setFont(font);
    m_edit->setFont(font);
    setColour(m_title, m_paper.titleDerived() ? readingColours(palette()).muted : readingColours(palette()).text);
}

void PaperHeader::showChips()
{
    m_chips->clear();
    const bool dark = isDark(palette());
    for (const ThemeScore &theme : std::as_const(m_paper.themes)) {
        auto *chip =
            new Chip(m_themeNames.value(theme.theme, theme.theme), themeChipColours(theme.theme, dark), m_chipRow);
        chip->setObjectName(u"themeChip_"_s + theme.theme);
        chip->setCheckable(true);
        chip->setChecked(theme.theme == m_activeTheme);
        chip->setToolTip(tr("Score %1: show the words that speak for this theme").arg(theme.score, 0, 'f', 1));
        connect(chip, &QAbstractButton::clicked, this, [this, id = theme.theme](bool down) {
            setActiveTheme(down ? id : QString());
            Q_EMIT themeToggled(m_activeTheme);
        });
        m_chips->addWidget(chip);
        chip->show();
    }
    for (const Tag &tag : std::as_const(m_paper.tags)) {
        auto *chip = new Chip(u"# "_s + tag.name, chipColours(tag.colour, dark), m_chipRow);
        chip->setObjectName(u"tagChip_"_s + tag.name);
        chip->setFocusPolicy(Qt::NoFocus);
        m_chips->addWidget(chip);
        chip->show();
    }
    m_chipRow->setVisible(m_chips->count() > 0);
    m_chipRow->updateGeometry();
}

void PaperHeader::setActiveTheme(const QString &theme)
{
    m_activeTheme = theme;
    const QList<Chip *> chips = m_chipRow->findChildren<Chip *>();
    for (Chip *chip : chips) {
        if (chip->isCheckable()) {
            chip->setChecked(!theme.isEmpty() && chip->objectName() == u"themeChip_"_s + theme);
        }
    }
}

void PaperHeader::setColumn(int left, int width)
{
    const bool wasNarrow = m_width < narrowColumn;
    m_left = left;
    m_width = width;
    if (wasNarrow != (m_width < narrowColumn)) {
        showTitle();
    }
    const int right = std::max(parentWidget() != nullptr ? parentWidget()->width() - left - width : left, left);
    layout()->setContentsMargins(left, m_width < narrowColumn ? 10 : 18, right, 6);
}

void PaperHeader::editTitle()
{
    m_title->hide();
    m_edit->show();
    m_edit->begin(m_paper.title());
}

void PaperHeader::closeTitle()
{
    m_edit->hide();
    m_title->show();
    showTitle();
    Q_EMIT titleClosed();
}

bool PaperHeader::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_title && event->type() == QEvent::MouseButtonRelease) {
        if (static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton) {
            editTitle();
            return true;
        }
    }
    if (watched == m_title && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            editTitle();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PaperHeader::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_applying) {
        applyColours();
    }
}

void PaperHeader::applyColours()
{
    m_applying = true;
    const ReadingColours colours = readingColours(palette());
    for (QLabel *label : {m_authors, m_venue, m_keywords}) {
        setColour(label, colours.muted);
    }
    setColour(m_authors, colours.text);
    showTitle();
    showChips();
    m_applying = false;
}

} // namespace lectern
