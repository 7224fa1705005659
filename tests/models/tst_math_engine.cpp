// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/math/engine.h"

#include <QFile>
#include <QTest>

#include <thread>

using namespace lectern::math;
using namespace Qt::StringLiterals;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
constexpr bool slowBuild = true;
#else
constexpr bool slowBuild = false;
#endif

/// Tests are about results; only the runaway tests are about time.
const EngineLimits patient{5'000, std::chrono::minutes(2)};

QString lines(qsizetype count, const QString &text)
{
    return text.repeated(count);
}

} // namespace

class TestMathEngine : public QObject
{
    Q_OBJECT

private:
    Engine m_engine{patient};

    QByteArray svg(const QString &tex)
    {
        const auto result = m_engine.typeset({tex, false});
        if (!result)
            qWarning().noquote() << tex << ":" << result.error().what;
        return result.value_or(QByteArray());
    }

    QStringList undefinedNames(const QString &tex) { return Formula::fromSvg(svg(tex)).undefinedNames(); }

private Q_SLOTS:
    void typesetsFormulas_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::newRow("a letter") << u"x"_s;
        QTest::newRow("nothing") << QString();
        QTest::newRow("fraction and root") << uR"(\frac{1}{\sqrt{n}})"_s;
        QTest::newRow("matrix") << uR"(\begin{pmatrix}a & b\\c & d\end{pmatrix})"_s;
        QTest::newRow("align with labels") << uR"(\begin{align}a &= b \label{x}\\ c &= d \tag{3}\end{align})"_s;
        QTest::newRow("multline") << uR"(\begin{multline}a\\b\end{multline})"_s;
        QTest::newRow("Chinese") << uR"(\text{准确率} = 1)"_s;
        QTest::newRow("chemistry") << uR"(\ce{H2O})"_s;
        QTest::newRow("colour") << uR"(\color{red}{x} \textcolor{blue}{y})"_s;
        QTest::newRow("cancel") << uR"(\cancel{x} + \bbox[yellow]{y})"_s;
        QTest::newRow("mathtools") << uR"(\coloneqq \begin{dcases}a & b\end{dcases})"_s;
        QTest::newRow("upright Greek") << uR"(\upalpha \boldsymbol{\beta} \unicode{x3b1})"_s;
        QTest::newRow("less than in text") << uR"(\text{a<b & "c"})"_s.replace(u" & "_s, uR"( \& )"_s);
    }

    void typesetsFormulas()
    {
        QFETCH(QString, tex);
        for (const bool display : {false, true}) {
            const auto result = m_engine.typeset({tex, display});
            QVERIFY2(result, qPrintable(result ? QString() : result.error().what));
            const Formula formula = Formula::fromSvg(*result);
            QVERIFY2(formula.isValid(), qPrintable(formula.error()));
            QCOMPARE(formula.undefinedNames(), QStringList());
        }
    }

    void displayStyleIsTallerThanTextStyle()
    {
        const auto text = m_engine.typeset({uR"(\sum_{i=1}^n \frac{a}{b})"_s, false});
        const auto display = m_engine.typeset({uR"(\sum_{i=1}^n \frac{a}{b})"_s, true});
        QVERIFY(text && display);
        QVERIFY(Formula::fromSvg(*display).ascent() > Formula::fromSvg(*text).ascent());
    }

    void knowsTheMacrosOfAuthors_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<QString>("meaning");
        QTest::newRow("eps") << uR"(\eps)"_s << uR"(\varepsilon)"_s;
        QTest::newRow("reals") << uR"(\R^d)"_s << uR"(\mathbb{R}^d)"_s;
        QTest::newRow("expectation") << uR"(\E[x])"_s << uR"(\mathbb{E}[x])"_s;
        QTest::newRow("divergence") << uR"(\KL(p))"_s << uR"(\operatorname{KL}(p))"_s;
        QTest::newRow("bold") << uR"(\bm{x})"_s << uR"(\boldsymbol{x})"_s;
        QTest::newRow("double stroke") << uR"(\mathds{1})"_s << uR"(\mathbb{1})"_s;
        QTest::newRow("accent in capitals") << uR"(\Tilde{x})"_s << uR"(\tilde{x})"_s;
        QTest::newRow("short accent") << uR"(\wt{O})"_s << uR"(\widetilde{O})"_s;
        QTest::newRow("ensuremath and xspace") << uR"(\ensuremath{x}\xspace)"_s << uR"({x})"_s;
        QTest::newRow("calligraphic habit") << uR"(\cA + \Xcal)"_s << uR"(\mathcal{A} + \mathcal{X})"_s;
        QTest::newRow("accent on a font command") << uR"(\tilde\mathcal{O})"_s << uR"(\tilde{\mathcal{O}})"_s;
        QTest::newRow("percent sign") << uR"(50% \%)"_s << uR"(50\% \%)"_s;
        QTest::newRow("bold habit") << uR"(\bx \vy)"_s << uR"(\mathbf{x} \mathbf{y})"_s;
    }

    void knowsTheMacrosOfAuthors()
    {
        QFETCH(QString, tex);
        QFETCH(QString, meaning);
        QCOMPARE(Formula::fromSvg(svg(tex)).width(), Formula::fromSvg(svg(meaning)).width());
        QCOMPARE(undefinedNames(tex), QStringList());
    }

    void splitsCommandsGluedToTheirArgument_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<QString>("meaning");
        QTest::newRow("root") << uR"(\sqrtT)"_s << uR"(\sqrt T)"_s;
        QTest::newRow("calligraphic") << uR"(\mathcalO(n))"_s << uR"(\mathcal O(n))"_s;
        QTest::newRow("accent") << uR"(\tildeO(n))"_s << uR"(\tilde O(n))"_s;
        QTest::newRow("the longest known") << uR"(\widetildeO(n))"_s << uR"(\widetilde O(n))"_s;
        QTest::newRow("blackboard") << uR"(\mathbbR)"_s << uR"(\mathbb R)"_s;
        QTest::newRow("Greek and a letter") << uR"(\epsilonn)"_s << uR"(\epsilon n)"_s;
    }

    void splitsCommandsGluedToTheirArgument()
    {
        QFETCH(QString, tex);
        QFETCH(QString, meaning);
        QCOMPARE(svg(tex), svg(meaning));
    }

    void setsUndefinedNamesUprightAndListsThem()
    {
        QCOMPARE(undefinedNames(uR"(\method + \Ours{} \le \method)"_s), (QStringList{u"method"_s, u"Ours"_s}));
        QCOMPARE(undefinedNames(uR"(\model)"_s), QStringList{u"model"_s});
        QCOMPARE(undefinedNames(uR"(\text{by \ours})"_s), QStringList{u"ours"_s});
        QCOMPARE(undefinedNames(uR"(\sqrtT)"_s), QStringList());
    }

    void definitionsDoNotReachTheNextFormula_data()
    {
        QTest::addColumn<QString>("definition");
        QTest::addColumn<QString>("next");
        QTest::newRow("def") << uR"(\def\foo{q}\foo)"_s << uR"(\foo)"_s;
        QTest::newRow("newcommand") << uR"(\newcommand{\foo}[1]{q#1}\foo x)"_s << uR"(\foo x)"_s;
        QTest::newRow("let") << uR"(\let\foo=\alpha\foo)"_s << uR"(\foo)"_s;
        QTest::newRow("operator") << uR"(\DeclareMathOperator{\foo}{Foo}\foo)"_s << uR"(\foo)"_s;
        QTest::newRow("paired delimiter") << uR"(\DeclarePairedDelimiter{\foo}{[}{]}\foo{x})"_s << uR"(\foo{x})"_s;
        QTest::newRow("a known name") << uR"(\renewcommand{\alpha}{q}\alpha)"_s << uR"(\alpha)"_s;
        QTest::newRow("a colour") << uR"(\definecolor{red}{rgb}{0,0,1}\color{red}x)"_s << uR"(\color{red}x)"_s;
        QTest::newRow("after a failure") << uR"(\def\foo{q}\frac)"_s << uR"(\foo)"_s;
        QTest::newRow("a label twice") << uR"(a\label{x})"_s << uR"(a\label{x})"_s;
    }

    void definitionsDoNotReachTheNextFormula()
    {
        QFETCH(QString, definition);
        QFETCH(QString, next);
        const QByteArray before = svg(next);
        QVERIFY(!before.isEmpty());
        (void)m_engine.typeset({definition, false});
        QCOMPARE(svg(next), before);
    }

    void saysWhatIsWrongWithTheTex_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<QString>("reason");
        QTest::newRow("brace") << uR"(\frac{a)"_s << u"Missing close brace"_s;
        QTest::newRow("exponents") << u"x^a^b"_s << u"Double exponent: use braces to clarify"_s;
        QTest::newRow("left") << uR"(\left( x)"_s << uR"(Extra \left or missing \right)"_s;
        QTest::newRow("environment") << uR"(\begin{foo}x\end{foo})"_s << u"Unknown environment 'foo'"_s;
        QTest::newRow("itself") << uR"(\def\x{\x}\x)"_s << u"A command is defined by itself, without end"_s;
        QTest::newRow("links do not exist") << uR"(\require{html}\begin{a})"_s << u"Unknown environment 'a'"_s;
    }

    void saysWhatIsWrongWithTheTex()
    {
        QFETCH(QString, tex);
        QFETCH(QString, reason);
        const auto result = m_engine.typeset({tex, false});
        QVERIFY(!result);
        QCOMPARE(result.error().what, reason);
        QVERIFY(!m_engine.lastWasStopped());
    }

    void runawayInputEndsAndTheEngineGoesOn_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::newRow("a macro of itself") << uR"(\def\x{\x}\x)"_s;
        QTest::newRow("a macro that grows") << uR"(\def\x{\x\x}\x)"_s;
        QTest::newRow("macros that double")
            << uR"(\def\a{xxxxxxxxxx}\def\b{\a\a\a\a\a\a\a\a\a\a}\def\c{\b\b\b\b\b\b\b\b\b\b}\c\c\c\c)"_s;
        QTest::newRow("braces") << lines(2'400, u"{"_s) + lines(2'400, u"}"_s);
        QTest::newRow("fractions") << lines(500, uR"(\frac{)"_s) + u"x"_s + lines(500, u"}1"_s);
        QTest::newRow("terms") << lines(2'000, u"x+"_s);
        QTest::newRow("too long") << lines(1'000'000, u"x"_s);
        QTest::newRow("10,000 braces") << lines(10'000, u"{"_s) + lines(10'000, u"}"_s);
    }

    void runawayInputEndsAndTheEngineGoesOn()
    {
        QFETCH(QString, tex);
        // A fifth of the usual time: a fast machine could set the long but finite ones within all of it.
        Engine engine(EngineLimits{5'000, std::chrono::milliseconds(300)});
        QVERIFY(engine.load());
        QVERIFY(!engine.typeset({tex, false}));
        // The first formula of a sanitized build may itself take longer than the limit: only the release must be in time.
        const auto next = engine.typeset({u"x^2"_s, false});
        QVERIFY(next || (slowBuild && engine.lastWasStopped()));
    }

    void cancelEndsTheFormulaAtWorkFromAnotherThread()
    {
        Engine engine(patient);
        QVERIFY(engine.load());
        const std::jthread other([&engine] { engine.cancel(); });
        QVERIFY(!engine.typeset({lines(2'000, u"x+"_s), false}));
        QVERIFY(engine.lastWasStopped());
        QVERIFY(!engine.typeset({u"x"_s, false}));
    }

    void versionIsKnownBeforeLoading() { QCOMPARE(Engine::version().size(), 40); }

    void typesetsNearlyAllFormulasOfRealAbstracts()
    {
        QFile file(QStringLiteral(LECTERN_SHARED_DATA) + u"/corpus/formulas.tsv"_s);
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("The corpus of formulas is not there.");
        const QList<QByteArray> rows = file.readAll().split('\n');
        int tried = 0;
        int done = 0;
        // A part of them: all would take a minute, and much more in a slow build.
        for (qsizetype i = 0; i < rows.size(); i += slowBuild ? 200 : 6) {
            const qsizetype tab = rows[i].indexOf('\t');
            if (tab < 0)
                continue;
            ++tried;
            const auto result = m_engine.typeset({QString::fromUtf8(rows[i].sliced(tab + 1)), false});
            if (result && Formula::fromSvg(*result).isValid())
                ++done;
        }
        qInfo("%d of %d formulas", done, tried);
        QVERIFY2(done >= 0.985 * tried, qPrintable(u"%1 of %2"_s.arg(done).arg(tried)));
    }
};

QTEST_GUILESS_MAIN(TestMathEngine)
#include "tst_math_engine.moc"
