// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/paper_printer.h"

#include "models/markup/parser.h"
#include "models/markup/writers.h"
#include "ui/reader/document_builder.h"
#include "ui/reader/formula_object.h"
#include "ui/reader/text_source.h"
#include "ui/style/reading_style.h"

#include <QAbstractTextDocumentLayout>
#include <QPagedPaintDevice>
#include <QPageLayout>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <cmath>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

// Text is laid out in pixels of this many to the inch, as on a screen, and scaled to the device.
constexpr double pixelsPerInch = 96;
// 11 points: what is comfortable on paper, whatever the distance to the screen.
constexpr double textSize = 11 * pixelsPerInch / 72;
constexpr double footerRoom = 28;
// From the edge of the paper, in millimetres; a wider margin of the device stays.
constexpr double smallestPageMargin = 20;
constexpr double millimetresPerInch = 25.4;

QPalette paperPalette()
{
    QPalette palette(Qt::black, Qt::white, Qt::white, Qt::darkGray, Qt::gray, Qt::black, Qt::black, Qt::white,
                     Qt::white);
    return palette;
}

ReadingLook lookOf(const ReadingSettings &settings)
{
    ReadingColours colours = readingColours(paperPalette());
    colours.paper = Qt::white;
    colours.text = Qt::black;
    QFont font = readingFont(textSize, settings.family);
    font.setHintingPreference(QFont::PreferNoHinting); // a screen's pixels have no say in where letters stand
    return {font, colours, {}, settings.leading};
}

/// What is missing to the smallest margin on each side, in pixels.
QMarginsF insets(const QPageLayout &page)
{
    const QMarginsF margins = page.margins(QPageLayout::Millimeter);
    const auto missing = [](double margin) {
        return std::max(0.0, smallestPageMargin - margin) * pixelsPerInch / millimetresPerInch;
    };
    return {missing(margins.left()), missing(margins.top()), missing(margins.right()), missing(margins.bottom())};
}

/// Writes above what a document holds already.
class Opening final
{
public:
    Opening(QTextDocument &document, const ReadingLook &look)
        : m_cursor(&document)
        , m_look(look)
    {
        m_cursor.movePosition(QTextCursor::Start);
    }

    void add(const QString &text, double size, int weight, const QColor &colour, double space)
    {
        if (text.isEmpty()) {
            return;
        }
        QTextCharFormat format;
        QFont font = m_look.font;
        font.setPixelSize(qRound(m_look.font.pixelSize() * size));
        font.setWeight(QFont::Weight(weight));
        format.setFont(font);
        format.setForeground(colour);
        QTextBlockFormat block;
        block.setBottomMargin(space);
        // A block before the first one keeps that one's format.
        const QTextBlockFormat first = m_cursor.blockFormat();
        m_cursor.insertBlock(first);
        m_cursor.movePosition(QTextCursor::PreviousBlock);
        m_cursor.setBlockFormat(block);
        m_cursor.setBlockCharFormat(format);
        m_cursor.insertText(text, format);
        m_cursor.movePosition(QTextCursor::NextBlock);
    }

private:
    QTextCursor m_cursor;
    ReadingLook m_look;
};

} // namespace

PaperPrinter::PaperPrinter(const QList<Paper> &papers, const ReadingSettings &settings, math::Typesetter &typesetter,
                           QObject *parent)
    : QObject(parent)
    , m_formulas(new FormulaObject(&typesetter, this))
{
    for (const Paper &paper : papers) {
        m_sheets.push_back(sheet(paper, settings));
        m_sheets.back()->setTextWidth(600); // laid out once, which asks for the formulas
    }
    connect(m_formulas, &FormulaObject::changed, this, [this] {
        if (isReady()) {
            Q_EMIT ready();
        }
    });
}

PaperPrinter::~PaperPrinter() = default;

bool PaperPrinter::isReady() const
{
    return !m_formulas->isWaiting();
}

std::unique_ptr<QTextDocument> PaperPrinter::sheet(const Paper &paper, const ReadingSettings &settings) const
{
    const ReadingLook look = lookOf(settings);
    const auto register_ = [this](QTextDocument &document) {
        document.setUndoRedoEnabled(false);
        document.setDocumentMargin(0);
        document.documentLayout()->registerHandler(FormulaObject::type, m_formulas);
    };
    auto document = std::make_unique<QTextDocument>();
    register_(*document);
    // The note is read as the abstract's last part, under a rule of its own.
    QString source = paper.record.abstract;
    if (!paper.note.trimmed().isEmpty()) {
        source += u"\n\n**%1**\n\n"_s.arg(tr("Note")) + paper.note;
    }
    DocumentBuilder(*document, look).build(markup::parse(source));
    const auto plain = [](const QString &text) { return markup::toPlainText(markup::parse(text)).text; };
    QStringList venue;
    for (const QString &part : {paper.record.venue, paper.record.decision, paper.record.url}) {
        if (!part.isEmpty()) {
            venue.append(part);
        }
    }
    Opening opening(*document, look);
    const double gap = look.font.pixelSize() * 0.4;
    opening.add(plain(paper.title()), 1.35, QFont::DemiBold, Qt::black, gap);
    opening.add(paper.record.authors.join(u", "_s), 1, QFont::Normal, Qt::black, gap);
    opening.add(venue.join(u" · "_s), 0.9, QFont::Normal, look.colours.muted, 2.5 * gap);
    return document;
}

int PaperPrinter::print(QPagedPaintDevice &device) const
{
    QPainter painter;
    if (!painter.begin(&device)) {
        return 0;
    }
    const double scale = device.logicalDpiX() / pixelsPerInch;
    const QMarginsF inset = insets(device.pageLayout());
    const QSizeF page(device.width() / scale - inset.left() - inset.right(),
                      device.height() / scale - inset.top() - inset.bottom() - footerRoom);
    int pages = 0;
    for (const std::unique_ptr<QTextDocument> &sheet : m_sheets) {
        m_formulas->settle(*sheet);
        sheet->setPageSize(page);
        const int count = std::max(1, sheet->pageCount());
        for (int i = 0; i < count; ++i) {
            if (pages > 0 && !device.newPage()) {
                return pages;
            }
            ++pages;
            painter.save();
            painter.scale(scale, scale);
            painter.translate(inset.left(), inset.top());
            painter.save();
            painter.translate(0, -i * page.height());
            QAbstractTextDocumentLayout::PaintContext context;
            context.palette = paperPalette();
            context.clip = QRectF(0, i * page.height(), page.width(), page.height());
            painter.setClipRect(context.clip);
            sheet->documentLayout()->draw(&painter, context);
            painter.restore();
            QFont font = sheet->defaultFont();
            font.setPixelSize(11);
            painter.setFont(font);
            painter.setPen(Qt::darkGray);
            painter.drawText(QRectF(0, page.height(), page.width(), footerRoom), Qt::AlignRight | Qt::AlignBottom,
                             QString::number(pages));
            painter.restore();
        }
    }
    return pages;
}

QStringList PaperPrinter::texts() const
{
    QStringList all;
    for (const std::unique_ptr<QTextDocument> &sheet : m_sheets) {
        all.append(textWithSource(*sheet, 0, sheet->characterCount() - 1));
    }
    return all;
}

} // namespace lectern
