// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/paper_header.h"

#include "models/markup/parser.h"
#include "models/markup/writers.h"
#include "ui/reader/chip_row.h"
#include "ui/reader/title_edit.h"
#include "ui/style/reading_style.h"

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

/// In pixels; it does not grow with the text, which would push the text away.
constexpr double titleSize = 18;

/// Takes any width and the height that its text needs there. QLabel itself sets its text in several widths to find one
/// that it likes, which took a tenth of the time until the next abstract was painted.
class LineLabel final : public QLabel
{
public:
    using QLabel::QLabel;

    [[nodiscard]] QSize sizeHint() const override { return {0, fontMetrics().height()}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

    // A layout asks twice, and each answer of QLabel's sets the text.
    [[nodiscard]] int heightForWidth(int width) const override
    {
        if (width != m_width || text() != m_text || font() != m_font) {
            m_width = width;
            m_text = text();
            m_font = font();
            m_height = QLabel::heightForWidth(width);
        }
        return m_height;
    }

private:
    mutable int m_width = -1;
    mutable int m_height = 0;
    mutable QString m_text;
    mutable QFont m_font;
};

QLabel *makeLabel(const QString &name, QWidget *parent)
{
    auto *label = new LineLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText); // a source's text is never rich text
    label->setWordWrap(true);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    return label;
}

void setColour(QLabel *label, const QColor &colour)
{
    QPalette palette = label->palette();
    if (palette.color(QPalette::WindowText) != colour) { // a change of palette sets the label's text anew
        palette.setColor(QPalette::WindowText, colour);
        label->setPalette(palette);
    }
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
    , m_chips(new ChipRow(this))
{
    setObjectName(u"paperHeader"_s);
    m_title->setFocusPolicy(Qt::TabFocus);
    m_title->setCursor(Qt::IBeamCursor);
    m_title->setToolTip(tr("Click or press F2 to edit the title"));
    m_title->installEventFilter(this);
    m_edit->hide();

    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(5);
    for (QWidget *part : std::initializer_list<QWidget *>{m_title, m_edit, m_authors, m_venue, m_chips, m_keywords}) {
        layout->addWidget(part);
    }
    connect(m_edit, &TitleEdit::accepted, this, [this](const QString &title) {
        closeTitle();
        if (title != m_paper.title()) {
            Q_EMIT titleEdited(title);
        }
    });
    connect(m_chips, &ChipRow::themeToggled, this, &PaperHeader::themeToggled);
    connect(m_edit, &TitleEdit::cancelled, this, &PaperHeader::closeTitle);
    applyColours();
}

void PaperHeader::setPaper(const Paper &paper)
{
    if (m_edit->isVisible() && paper.id != m_paper.id) {
        closeTitle();
    }
    if (paper.id != m_paper.id) {
        m_chips->setActiveTheme({});
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
    QFont font = readingFont(titleSize * (m_width > 0 && m_width < narrowColumn ? 1.0 : 1.25), m_settings.family);
    font.setWeight(QFont::DemiBold);
    font.setItalic(false);
    if (m_title->font() != font) {
        m_title->setFont(font);
        m_edit->setFont(font);
    }
    setColour(m_title, m_paper.titleDerived() ? readingColours(palette()).muted : readingColours(palette()).text);
}

void PaperHeader::showChips()
{
    m_chips->setChips(m_paper.themes, m_paper.tags, m_themeNames);
    m_chips->setVisible(!m_chips->isEmpty());
}

QString PaperHeader::activeTheme() const
{
    return m_chips->activeTheme();
}

void PaperHeader::setActiveTheme(const QString &theme)
{
    m_chips->setActiveTheme(theme);
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

void PaperHeader::setSettings(const ReadingSettings &settings)
{
    m_settings = settings;
    showTitle();
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
