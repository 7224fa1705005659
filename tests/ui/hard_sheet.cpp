// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/hard_sheet.h"

#include "models/math/typesetter.h"
#include "ui/reader/abstract_view.h"
#include "ui/style/reading_style.h"

#include <QApplication>
#include <QFile>
#include <QPainter>
#include <QScrollBar>
#include <QTest>
#include <QTextDocument>

#include <algorithm>
#include <array>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace lectern;

namespace {

constexpr int columns = 4;
constexpr int cellWidth = 440;
constexpr int numberWidth = 28;
constexpr int formulaPatience = 20000; // milliseconds

QStringList hardAbstracts()
{
    QFile file(QStringLiteral(LECTERN_TEST_DATA) + u"/hard_abstracts.txt"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qUtf8Printable(file.fileName()));
    return QString::fromUtf8(file.readAll()).trimmed().split(u"\n\n"_s, Qt::SkipEmptyParts);
}

QImage rendered(const QString &source, math::Typesetter &typesetter, double pixelRatio)
{
    AbstractView view(&typesetter);
    view.setPalette(readingPalette(QApplication::palette()));
    view.setSource(source);
    view.resize(cellWidth - numberWidth, 100);
    view.show();
    view.grab();
    if (!QTest::qWaitFor([&view] { return !view.isWaitingForFormulas(); }, formulaPatience))
        qFatal("The formulas did not come");
    view.resize(view.width(), int(view.document()->size().height()) + 4);
    QCoreApplication::processEvents();
    QImage image(view.size() * pixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    view.render(&image);
    return image;
}

} // namespace

void drawHardSheet(const QString &picture, double pixelRatio)
{
    math::Typesetter typesetter({});
    std::array<int, columns> heights{};
    QList<std::pair<QPoint, QImage>> cells;
    for (const QString &source : hardAbstracts()) {
        const QImage image = rendered(source, typesetter, pixelRatio);
        const auto shortest = std::ranges::min_element(heights);
        cells.append({QPoint(int(shortest - heights.begin()) * cellWidth, *shortest), image});
        *shortest += int(image.height() / pixelRatio);
    }
    QImage sheet(QSize(columns * cellWidth, std::ranges::max(heights)) * pixelRatio, QImage::Format_RGB32);
    sheet.setDevicePixelRatio(pixelRatio);
    const ReadingColours colours = readingColours(readingPalette(QApplication::palette()));
    sheet.fill(colours.paper);
    QPainter painter(&sheet);
    painter.setPen(colours.muted);
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const auto &[place, image] = cells.at(i);
        painter.drawImage(place + QPoint(numberWidth, 0), image);
        painter.drawText(QRect(place, QSize(numberWidth, 44)), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(i + 1));
        painter.fillRect(QRect(place, QSize(cellWidth, 1)), colours.rule);
    }
    painter.end();
    if (!sheet.save(picture))
        qFatal("%s cannot be written", qUtf8Printable(picture));
    std::printf("%s\n", qUtf8Printable(picture));
}
