// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/math/formula_breaks.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern::math;

class MathFormulaBreaksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void longFormulasAreCutBeforeSigns_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<QStringList>("pieces");
        const auto row = [](const char *name, const QString &tex, const QStringList &pieces) {
            QTest::newRow(name) << tex << pieces;
        };
        const QString tail = u"\\sum_{k=1}^{K} \\alpha_k \\phi_k(x)"_s;
        row("short", u"a+b=c"_s, {u"a+b=c"_s});
        row("relation", u"f(x_1,\\dots,x_n) = \\sum_{i=1}^{n} w_i x_i^2 \\phi(x)"_s,
            {u"f(x_1,\\dots,x_n) "_s, u"{}= \\sum_{i=1}^{n} w_i x_i^2 \\phi(x)"_s});
        row("named relation", u"\\mathcal{R}(h) \\le "_s + tail + tail,
            {u"\\mathcal{R}(h) "_s, u"{}\\le "_s + tail + tail});
        row("sign", tail + u" + "_s + tail, {tail + u' ', u"{}+ "_s + tail});
        row("a sign of a number stays", tail + u" = -"_s + tail, {tail + u' ', u"{}= -"_s + tail});
        row("not in braces", u"\\frac{a_{1}+b_{1}=c_{1}}{a_{2}+b_{2}=c_{2}+d_{2}+e_{2}+f_{2}}"_s,
            {u"\\frac{a_{1}+b_{1}=c_{1}}{a_{2}+b_{2}=c_{2}+d_{2}+e_{2}+f_{2}}"_s});
        row("not in brackets", u"f(aaaaaaaa + bbbbbbbb = cccccccc + dddddddd + eeeeeeee + g)"_s,
            {u"f(aaaaaaaa + bbbbbbbb = cccccccc + dddddddd + eeeeeeee + g)"_s});
        row("not between left and right", u"\\left( aaaaaaaa + bbbbbbbb = cccccccc + dddddddd \\right)^2 x"_s,
            {u"\\left( aaaaaaaa + bbbbbbbb = cccccccc + dddddddd \\right)^2 x"_s});
        row("not in environments", u"\\begin{cases} aaaaaaaa + bbbbbb & c = d \\\\ e & f \\end{cases}"_s,
            {u"\\begin{cases} aaaaaaaa + bbbbbb & c = d \\\\ e & f \\end{cases}"_s});
        row("a command that reaches on", u"\\color{red} aaaaaaaaaaaa + bbbbbbbbbbbb = cccccccccccccccc"_s,
            {u"\\color{red} aaaaaaaaaaaa + bbbbbbbbbbbb = cccccccccccccccc"_s});
        row("unbalanced", u"aaaaaaaaaaaa + { bbbbbbbbbbbb = cccccccccccccccc + ddddddd"_s,
            {u"aaaaaaaaaaaa + { bbbbbbbbbbbb = cccccccccccccccc + ddddddd"_s});
        row("script", u"x^-_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"_s,
            {u"x^-_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"_s});
    }

    void longFormulasAreCutBeforeSigns()
    {
        QFETCH(const QString, tex);
        QFETCH(const QStringList, pieces);
        QCOMPARE(breakable(tex), pieces);
        QString joined;
        for (const QString &piece : breakable(tex))
            joined += piece.startsWith(u"{}") ? piece.mid(2) : piece;
        QCOMPARE(joined, tex);
    }
};

QTEST_APPLESS_MAIN(MathFormulaBreaksTest)
#include "tst_math_formula_breaks.moc"
