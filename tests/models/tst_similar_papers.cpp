// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/search.h"
#include "models/library/similar_finder.h"
#include "tests/support/paperlists_file.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace lectern;

class SimilarPapersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const auto record = [](const QString &id, const QString &title, const QString &abstract) {
            return paperRecord(id, title, abstract, u"ICLR 2018"_s);
        };
        QVERIFY(importRecords(
            m_sample, u"list.json"_s,
            {record(u"1"_s, u"Jailbreak defence"_s, u"We filter jailbreak prompts with a perplexity detector."_s),
             record(u"2"_s, u"Jailbreak attacks"_s, u"New jailbreak prompts evade the perplexity detector."_s),
             record(u"3"_s, u"Prompt search"_s, u"We search for good prompts with evolution."_s),
             record(u"4"_s, u"Protein folding"_s, u"Folding of proteins with equivariant networks."_s),
             record(u"5"_s, u"Jailbreak survey"_s, u"A survey of jailbreak prompts."_s)}));
        QVERIFY(m_sample.library().papers().setTrashed({id(u"Jailbreak survey"_s)}, true));
    }

    void theNearestComesFirstWithItsWords()
    {
        const QList<SimilarPaper> similar =
            similarPapers(m_sample.library().connection(), id(u"Jailbreak defence"_s)).value();
        QCOMPARE(similar.size(), 2);
        QCOMPARE(similar.at(0).title, u"Jailbreak attacks"_s);
        QVERIFY(similar.at(0).sharedWords.contains(u"perplexity"_s));
        QVERIFY(similar.at(0).sharedWords.contains(u"Jailbreak"_s));
        QCOMPARE(similar.at(1).title, u"Prompt search"_s);
        QVERIFY(similar.at(0).score > similar.at(1).score);
    }

    void theTrashAndThePaperItselfAreLeftOut()
    {
        const QList<SimilarPaper> similar =
            similarPapers(m_sample.library().connection(), id(u"Jailbreak defence"_s)).value();
        QVERIFY(!similar.isEmpty());
        for (const SimilarPaper &one : similar) {
            QVERIFY(one.id != id(u"Jailbreak defence"_s));
            QVERIFY(one.title != "Jailbreak survey"_L1);
        }
    }

    void anUnknownPaperHasNone() { QCOMPARE(similarPapers(m_sample.library().connection(), 999).value().size(), 0); }

    void noMoreThanAskedFor()
    {
        QCOMPARE(similarPapers(m_sample.library().connection(), id(u"Jailbreak defence"_s), 1).value().size(), 1);
    }

    void theQueryLanguageFindsThem()
    {
        Query query;
        query.text = u"similar:%1"_s.arg(id(u"Jailbreak defence"_s));
        QList<PaperId> papers = findPapers(m_sample.library().connection(), query).value();
        QCOMPARE(papers, (QList<PaperId>{id(u"Jailbreak attacks"_s), id(u"Prompt search"_s)}));
        query.text += u" attacks"_s;
        QCOMPARE(findPapers(m_sample.library().connection(), query).value(),
                 QList<PaperId>{id(u"Jailbreak attacks"_s)});
        query.text = u"similar:999"_s;
        QCOMPARE(findPapers(m_sample.library().connection(), query).value(), QList<PaperId>());
    }

    void theFinderAnswersTheNewestQuestion()
    {
        SimilarFinder finder(m_sample.path());
        QSignalSpy found(&finder, &SimilarFinder::found);
        finder.find(id(u"Protein folding"_s));
        finder.find(id(u"Jailbreak defence"_s));
        QVERIFY(found.wait());
        QCOMPARE(found.count(), 1);
        QCOMPARE(found.first().first().toLongLong(), id(u"Jailbreak defence"_s));
    }

private:
    PaperId id(const QString &title)
    {
        Query query;
        query.text = u"title:\"%1\""_s.arg(title);
        const QList<PaperId> papers = findPapers(m_sample.library().connection(), query).value();
        return papers.value(0);
    }

    SampleLibrary m_sample;
};

QTEST_GUILESS_MAIN(SimilarPapersTest)
#include "tst_similar_papers.moc"
