// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/math/formula.h"
#include "models/math/svg_attributes.h"
#include "models/math/svg_path.h"
#include "models/math/svg_reader.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace lectern::math;
using namespace Qt::StringLiterals;

namespace {

/// An SVG as MathJax frames it: y upwards inside, from 700 above the baseline to 300 below.
QByteArray framed(const QByteArray &content)
{
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 -700 1000 1000'><g stroke='currentColor' "
           "fill='currentColor' stroke-width='0' transform='scale(1,-1)'>" +
           content + "</g></svg>";
}

QRectF extent(const QByteArray &content)
{
    SvgReader reader;
    if (!reader.read(framed(content)))
        return {};
    QRectF all;
    for (const Shape &shape : reader.takeShapes())
        all |= shape.transform.mapRect(shape.path.boundingRect());
    return all;
}

QImage painted(const Formula &formula, const QColor &pen, double ratio = 1)
{
    QImage image(QSize(40, 40) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setPen(pen);
    formula.paint(painter, {10, 20}, 20);
    return image;
}

} // namespace

class TestMathFormula : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void metricsComeFromTheViewBox()
    {
        const Formula formula = Formula::fromSvg(framed({}));
        QVERIFY(formula.isValid());
        QCOMPARE(formula.width(), 1000.0);
        QCOMPARE(formula.ascent(), 700.0);
        QCOMPARE(formula.descent(), 300.0);
    }

    void metricsAreNeverNegative()
    {
        const Formula raised = Formula::fromSvg("<svg viewBox='0 -700 10 200'/>");
        QCOMPARE(raised.descent(), 0.0);
        const Formula lowered = Formula::fromSvg("<svg viewBox='0 100 10 200'/>");
        QCOMPARE(lowered.ascent(), 0.0);
        QCOMPARE(lowered.descent(), 300.0);
    }

    void whatIsNoSvgIsAFailedFormula_data()
    {
        QTest::addColumn<QByteArray>("svg");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("text") << QByteArray("x");
        QTest::newRow("another element") << QByteArray("<g/>");
        QTest::newRow("no viewBox") << QByteArray("<svg/>");
        QTest::newRow("cut in half") << framed("<g>").chopped(8);
        QTest::newRow("too deep") << framed(QByteArray("<g>").repeated(5000) + QByteArray("</g>").repeated(5000));
    }

    void whatIsNoSvgIsAFailedFormula()
    {
        QFETCH(QByteArray, svg);
        const Formula formula = Formula::fromSvg(svg);
        QVERIFY(!formula.isValid());
        QVERIFY(!formula.error().isEmpty());
    }

    void aFailedFormulaHasAReason()
    {
        QCOMPARE(Formula::failed(u"why"_s).error(), u"why"_s);
        QVERIFY(!Formula::failed({}).isValid());
    }

    void shapesStandWhereTheSvgPutsThem_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QRectF>("where"); // y downwards
        QTest::newRow("rect") << QByteArray("<rect x='10' y='220' width='100' height='60'/>")
                              << QRectF(10, -280, 100, 60);
        QTest::newRow("path") << QByteArray("<path d='M10 20H30V40Z'/>") << QRectF(10, -40, 20, 20);
        QTest::newRow("moved") << QByteArray("<g transform='translate(5,7)'><path d='M0 0H10V10Z'/></g>")
                               << QRectF(5, -17, 10, 10);
        QTest::newRow("moved, then scaled")
            << QByteArray("<path transform='translate(100) scale(.5)' d='M0 0H10V10Z'/>") << QRectF(100, -5, 5, 5);
        QTest::newRow("line") << QByteArray("<line x1='0' y1='100' x2='50' y2='100' stroke-width='20'/>")
                              << QRectF(0, -110, 50, 20);
        QTest::newRow("rule of a table") << QByteArray("<line data-line='h' x1='0' y1='100' x2='50' y2='100'/>")
                                         << QRectF(0, -130, 50, 60);
        QTest::newRow("style") << QByteArray("<path style='fill: none; stroke-width: 20' d='M0 0H50'/>")
                               << QRectF(0, -10, 50, 20);
        QTest::newRow("nested svg") << QByteArray("<svg x='100' y='50' width='20' height='40' viewBox='0 0 10 "
                                                  "10'><rect width='10' height='10'/></svg>")
                                    << QRectF(100, -90, 20, 40);
        QTest::newRow("nested svg cuts off") << QByteArray("<svg x='0' y='0' width='10' height='10' viewBox='0 0 10 "
                                                           "10'><rect y='-50' width='10' height='90'/></svg>")
                                             << QRectF(0, -10, 10, 10);
        QTest::newRow("invisible") << QByteArray("<rect fill='none' width='100' height='60'/>") << QRectF();
    }

    void shapesStandWhereTheSvgPutsThem()
    {
        QFETCH(QByteArray, content);
        QFETCH(QRectF, where);
        QCOMPARE(extent(content), where);
    }

    void pathsReadAllCommandsOfMathJax_data()
    {
        QTest::addColumn<QString>("d");
        QTest::addColumn<QPointF>("end");
        QTest::addColumn<int>("elements");
        QTest::newRow("lines") << u"M1 2L3 4H5V6"_s << QPointF(5, 6) << 4;
        QTest::newRow("relative") << u"m1 2l3 4h5v6"_s << QPointF(9, 12) << 4;
        QTest::newRow("curves") << u"M0 0Q1 1 2 0T4 0C5 1 6 1 7 0"_s << QPointF(7, 0) << 10;
        QTest::newRow("signs as separators") << u"M-1-2L-3-4"_s << QPointF(-3, -4) << 2;
        QTest::newRow("more points") << u"M0 0 1 1 2 2"_s << QPointF(2, 2) << 3;
        QTest::newRow("ends at nonsense") << u"M0 0L1 1L?"_s << QPointF(1, 1) << 2;
    }

    void pathsReadAllCommandsOfMathJax()
    {
        QFETCH(QString, d);
        QFETCH(QPointF, end);
        QFETCH(int, elements);
        const QPainterPath path = svgPath(d);
        QCOMPARE(path.currentPosition(), end);
        QCOMPARE(path.elementCount(), elements);
        QCOMPARE(path.fillRule(), Qt::WindingFill);
    }

    void aSmoothCurveMirrorsTheControlPoint()
    {
        // Up by 50 in the first half, so down by 50 in the second.
        QCOMPARE(svgPath(u"M0 0Q50 100 100 0T200 0").boundingRect(), QRectF(0, -50, 200, 100));
    }

    void transformsApplyFromRightToLeft()
    {
        QCOMPARE(svgTransform(u"translate(10, 20) scale(2)").map(QPointF(1, 1)), QPointF(12, 22));
        QCOMPARE(svgTransform(u"matrix(1 0 0 -1 5 6)").map(QPointF(1, 1)), QPointF(6, 5));
        QCOMPARE(svgTransform(u"rotate(90 1 1)").map(QPointF(2, 1)), QPointF(1, 2));
        QVERIFY(svgTransform(u"unknown(1) (").isIdentity());
    }

    void paintsAboveAndBelowTheBaselineInThePensColour()
    {
        const Formula formula = Formula::fromSvg(framed("<path d='M0 -250H500V500H0Z'/>"));
        for (const double ratio : {1.0, 1.25, 2.0}) {
            const QImage image = painted(formula, Qt::red, ratio);
            const auto pixel = [&](double x, double y) {
                return image.pixelColor(qRound(x * ratio), qRound(y * ratio));
            };
            QCOMPARE(pixel(14, 12), QColor(Qt::red)); // baseline 20, top 10
            QCOMPARE(pixel(14, 23), QColor(Qt::red)); // bottom 25
            QCOMPARE(pixel(14, 28), QColor(Qt::white));
            QCOMPARE(pixel(14, 7), QColor(Qt::white));
            QCOMPARE(pixel(5, 15), QColor(Qt::white));
        }
    }

    void keepsTheColoursOfTheFormula()
    {
        const Formula formula =
            Formula::fromSvg(framed("<g fill='#00ff00' stroke='#00ff00'><path d='M0 0H500V500H0Z'/></g>"));
        QCOMPARE(painted(formula, Qt::red).pixelColor(14, 15), QColor(0, 255, 0));
    }

    void coloursAreReadOnADarkPageToo()
    {
        const Formula formula =
            Formula::fromSvg(framed("<g fill='#0000ff' stroke='#0000ff'><path d='M0 -250H500V500H0Z'/></g>"));
        const QColor onLight = painted(formula, Qt::black).pixelColor(14, 15);
        const QColor onDark = painted(formula, Qt::white).pixelColor(14, 15);
        QCOMPARE(onLight, QColor(0, 0, 255));
        QVERIFY(onDark.lightness() > 150);
        QVERIFY(onDark.blue() > onDark.red());
    }

    void barsAreSharp()
    {
        // 0.06 em at 20 pixels are 1.2 pixels, at an odd place: one row of full colour and nothing beside it.
        const Formula formula = Formula::fromSvg(framed("<rect x='0' y='233' width='500' height='60'/>"));
        const QImage image = painted(formula, Qt::black);
        QList<QColor> column;
        for (int y = 0; y < image.height(); ++y) {
            if (image.pixelColor(14, y) != QColor(Qt::white))
                column << image.pixelColor(14, y);
        }
        QCOMPARE(column, QList<QColor>{QColor(Qt::black)});
    }

    void undefinedNamesAreListedOnceAndDottedUnderneath()
    {
        const QByteArray name = "<g data-undefined='method'><path d='M0 0H500V500H0Z'/></g>";
        const Formula formula = Formula::fromSvg(framed(name + name + "<g data-undefined='other'/>"));
        QCOMPARE(formula.undefinedNames(), (QStringList{u"method"_s, u"other"_s}));
        QVERIFY(extent(name).bottom() > 50);
        QCOMPARE(extent("<path d='M0 0H500V500H0Z'/>").bottom(), 0.0);
    }

    void formulasShareTheOutlinesOfTheirGlyphs()
    {
        GlyphPaths glyphs;
        const QByteArray svg = framed("<g transform='translate(100,0)'><path d='M0 0H500V500H0Z'/></g>");
        const Formula alone = Formula::fromSvg(svg);
        const Formula sharing = Formula::fromSvg(svg, &glyphs);
        QVERIFY(sharing.memoryUse() < alone.memoryUse());
        QCOMPARE(painted(sharing, Qt::black), painted(alone, Qt::black));
        QCOMPARE(painted(Formula::fromSvg(svg, &glyphs), Qt::black), painted(alone, Qt::black));
    }

    void charactersOutsideTheFontAreDrawn()
    {
        QVERIFY(!extent("<text transform='scale(1,-1)' font-size='884px' font-family='serif'>A</text>").isEmpty());
    }
};

QTEST_MAIN(TestMathFormula)
#include "tst_math_formula.moc"
