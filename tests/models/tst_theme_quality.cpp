// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/search_index.h"
#include "models/themes/scorer.h"

#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern;

namespace {

using Labels = QHash<int, QSet<QString>>;

QString corpusPath(const QString &name)
{
    return QStringLiteral(LECTERN_SHARED_DATA) + u"/corpus/"_s + name;
}

/// Lines of a number, a tab and the themes with commas between.
Labels readLabels(const QString &name)
{
    Labels labels;
    QFile file(corpusPath(name));
    if (!file.open(QIODevice::ReadOnly))
        return labels;
    while (!file.atEnd()) {
        const QStringList fields = QString::fromUtf8(file.readLine()).trimmed().split(u'\t');
        const QStringList themes = fields.value(1).split(u',', Qt::SkipEmptyParts);
        labels.insert(fields.value(0).toInt(), QSet<QString>(themes.begin(), themes.end()));
    }
    return labels;
}

QHash<int, QString> readTexts(const QString &name)
{
    QHash<int, QString> texts;
    QFile file(corpusPath(name));
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    while (!file.atEnd()) {
        const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
        texts.insert(line.value(u"n"_s).toInt(), plainText(line.value(u"abstract"_s).toString()));
    }
    return texts;
}

struct Tally {
    qsizetype right = 0;
    qsizetype wrong = 0;
    qsizetype missed = 0;

    [[nodiscard]] double f1() const { return 2.0 * double(right) / double(2 * right + wrong + missed); }
};

void count(Tally &tally, const QSet<QString> &found, const QSet<QString> &wanted)
{
    const qsizetype right = (QSet(found) & wanted).size();
    tally.right += right;
    tally.wrong += found.size() - right;
    tally.missed += wanted.size() - right;
}

} // namespace

class ThemeQualityTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void themesAgreeWithReaders_data();
    void themesAgreeWithReaders();
    void scoringIsMeasured();
};

void ThemeQualityTest::themesAgreeWithReaders_data()
{
    QTest::addColumn<QString>("set");
    QTest::addColumn<double>("atLeast");
    QTest::newRow("development set") << u"dev"_s << 0.75;
    QTest::newRow("seeds") << u"seeds"_s << 0.70;
}

void ThemeQualityTest::themesAgreeWithReaders()
{
    QFETCH(QString, set);
    QFETCH(double, atLeast);
    const Labels labels = readLabels(u"gold_%1.tsv"_s.arg(set));
    if (labels.isEmpty())
        QSKIP("The labelled corpus is not beside the source tree, so agreement is not measured.");
    const QHash<int, QString> texts = readTexts(u"label_%1.jsonl"_s.arg(set));
    const ThemeScorer scorer(builtInThemes());
    Tally tally;
    for (const auto &[n, wanted] : labels.asKeyValueRange()) {
        QSet<QString> found;
        for (const ThemeScore &score : scorer.score({}, texts.value(n)))
            found.insert(score.theme);
        count(tally, found, wanted);
    }
    qInfo("micro F1 %.3f (%lld right, %lld wrong, %lld missed)", tally.f1(), qlonglong(tally.right),
          qlonglong(tally.wrong), qlonglong(tally.missed));
    QVERIFY(tally.f1() >= atLeast);
}

/// A measurement without a limit: machines differ.
void ThemeQualityTest::scoringIsMeasured()
{
    const QHash<int, QString> texts = readTexts(u"label_dev.jsonl"_s);
    if (texts.isEmpty())
        QSKIP("The labelled corpus is not beside the source tree, so speed is not measured.");
    const ThemeScorer scorer(builtInThemes());
    qsizetype members = 0;
    QBENCHMARK
    {
        for (const QString &text : texts)
            members += scorer.score({}, text).size();
    }
    QVERIFY(members > 0);
    qInfo("%lld abstracts scored each time", qlonglong(texts.size()));
}

QTEST_APPLESS_MAIN(ThemeQualityTest)
#include "tst_theme_quality.moc"
