// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/library.h"
#include "tests/app/program.h"

using namespace Qt::StringLiterals;
using namespace lectern;

class CommandLineTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<Program>();
        m_list = m_program->write(u"list.txt"_s, threeAbstracts());
    }

    void helpAndVersionGoToStdout()
    {
        const Run help = m_program->runPlain({u"--help"_s});
        QCOMPARE(help.status, 0);
        for (const char *command : {"import", "list", "show", "tag", "tags", "note", "mark", "themes", "classify",
                                    "markup", "export", "check", "backup", "restore"})
            QVERIFY2(help.out.contains(command), command);
        QVERIFY(help.err.isEmpty());
        QCOMPARE(m_program->runPlain({u"list"_s, u"--help"_s}).status, 0);
        const Run version = m_program->runPlain({u"--version"_s});
        QCOMPARE(version.status, 0);
        QVERIFY(version.out.startsWith("lectern "));
    }

    void wrongUsageIsStatusTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("an unknown option") << QStringList{u"list"_s, u"--nonsense"_s};
        QTest::newRow("import without a file") << QStringList{u"import"_s};
        QTest::newRow("show without a number") << QStringList{u"show"_s};
        QTest::newRow("show with a word") << QStringList{u"show"_s, u"first"_s};
        QTest::newRow("show with two numbers") << QStringList{u"show"_s, u"1"_s, u"2"_s};
        QTest::newRow("tag without a tag") << QStringList{u"tag"_s, u"1"_s};
        QTest::newRow("mark without a mark") << QStringList{u"mark"_s, u"1"_s};
        QTest::newRow("a rating of six") << QStringList{u"mark"_s, u"1"_s, u"--rating"_s, u"6"_s};
        QTest::newRow("an unknown status") << QStringList{u"list"_s, u"--status"_s, u"eaten"_s};
        QTest::newRow("an unknown sort key") << QStringList{u"list"_s, u"--sort"_s, u"colour"_s};
        QTest::newRow("an unknown format") << QStringList{u"import"_s, u"x"_s, u"--format"_s, u"papyrus"_s};
        QTest::newRow("export without a file") << QStringList{u"export"_s, u"--as"_s, u"json"_s};
        QTest::newRow("a size in letters") << QStringList{u"--size"_s, u"big"_s};
        QTest::newRow("two ways to write a note")
            << QStringList{u"note"_s, u"1"_s, u"--set"_s, u"a"_s, u"--append"_s, u"b"_s};
        QTest::newRow("a sample library of one's own")
            << QStringList{u"--sample"_s, u"--library"_s, u"x"_s, u"themes"_s};
    }

    void wrongUsageIsStatusTwo()
    {
        QFETCH(QStringList, arguments);
        const Run run = m_program->runPlain(arguments);
        QCOMPARE(run.status, 2);
        QVERIFY(run.out.isEmpty());
        QCOMPARE(run.err.count(u'\n'), 1);
    }

    void importCountsAndRepeatsNothing()
    {
        const Run first = m_program->run({u"--json"_s, u"import"_s, m_list});
        QCOMPARE(first.status, 0);
        QCOMPARE(first.err, QString());
        QCOMPARE(first.object().value(u"added"_s).toInt(), 3);
        QCOMPARE(first.object().value(u"merged"_s).toInt(-1), 0);
        QCOMPARE(first.object().value(u"skipped"_s).toArray().size(), 0);
        QVERIFY(first.object().value(u"seconds"_s).isDouble());
        QCOMPARE(first.object().value(u"lists"_s)[0][u"name"_s].toString(), u"Test List 2026"_s);
        const Run second = m_program->run({u"import"_s, m_list, u"--json"_s});
        QCOMPARE(second.object().value(u"unchanged"_s).toInt(), 3);
        QCOMPARE(second.object().value(u"added"_s).toInt(-1), 0);
    }

    void listGivesTheDocumentedObjects()
    {
        import();
        const QJsonArray papers = m_program->run({u"list"_s, u"--json"_s}).array();
        QCOMPARE(papers.size(), 3);
        const QStringList keys{u"authors"_s,      u"hasNote"_s, u"highlights"_s, u"id"_s,     u"rating"_s,
                               u"starred"_s,      u"status"_s,  u"tags"_s,       u"themes"_s, u"title"_s,
                               u"titleDerived"_s, u"venue"_s,   u"year"_s};
        QCOMPARE(papers.first().toObject().keys(), keys);
        QVERIFY(papers.first()[u"titleDerived"_s].toBool());
        QCOMPARE(papers.first()[u"status"_s].toString(), u"unread"_s);
        const QByteArray lines = m_program->run({u"list"_s}).out;
        QCOMPARE(lines.count('\n'), 3);
    }

    void listFindsAndFilters()
    {
        import();
        QCOMPARE(ids({u"list"_s, u"evenhand"_s}).size(), 1);
        QCOMPARE(ids({u"list"_s, u"post-processing"_s, u"lending"_s}).size(), 1);
        QCOMPARE(ids({u"list"_s, u"--"_s, u"-evenhand"_s}).size(), 2);
        QCOMPARE(ids({u"list"_s, u"nobody's word"_s}).size(), 0);
        QCOMPARE(ids({u"list"_s, u"--limit"_s, u"2"_s}).size(), 2);
        QCOMPARE(ids({u"list"_s, u"--list"_s, u"Test List 2026"_s}).size(), 3);
        QCOMPARE(ids({u"list"_s, u"--theme"_s, u"fairness"_s}).size(), 1);
        QCOMPARE(ids({u"list"_s, u"import"_s}).size(), 0); // a command's name is a word like others
        const Run unknown = m_program->run({u"list"_s, u"--theme"_s, u"fairnes"_s});
        QCOMPARE(unknown.status, 1);
        QVERIFY(unknown.err.contains(u"fairness"_s));
        QCOMPARE(m_program->run({u"list"_s, u"--tag"_s, u"none"_s}).status, 1);
        QCOMPARE(m_program->run({u"list"_s, u"--list"_s, u"none"_s}).status, 1);
    }

    void showGivesAPaperInEachForm_data()
    {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("text") << u"text"_s << QByteArray("semantic segmentation");
        QTest::newRow("source") << u"source"_s << QByteArray("\\emph{semantic}");
        QTest::newRow("markdown") << u"markdown"_s << QByteArray("*semantic*");
        QTest::newRow("latex") << u"latex"_s << QByteArray("\\emph{semantic}");
        QTest::newRow("html") << u"html"_s << QByteArray("<em>semantic</em>");
        QTest::newRow("json") << u"json"_s << QByteArray("\"abstract\"");
    }

    void showGivesAPaperInEachForm()
    {
        QFETCH(QString, form);
        QFETCH(QByteArray, part);
        import();
        const Run run = m_program->run({u"show"_s, u"3"_s, u"--as"_s, form});
        QCOMPARE(run.status, 0);
        QVERIFY2(run.out.contains(part), run.out.constData());
        QCOMPARE(m_program->run({u"show"_s, u"4711"_s, u"--as"_s, form}).status, 1);
    }

    void listCountsHighlightsAndShowHoldsThem()
    {
        import();
        {
            const auto library = Library::open(m_program->library(), Connection::Mode::ReadWrite).value();
            const QString abstract = library->papers().paper(3)->record.abstract;
            Highlight marked = highlightAt(3, abstract, abstract.indexOf(u"Farsight"_s), 8);
            marked.comment = u"nice name"_s;
            QVERIFY(library->highlights().add(marked));
            const auto removed = library->highlights().add(highlightAt(3, abstract, 0, 6));
            QVERIFY(library->highlights().setTrashed(removed.value(), true));
        }
        const QJsonArray papers = m_program->run({u"list"_s, u"--json"_s}).array();
        for (const auto &paper : papers)
            QCOMPARE(paper[u"highlights"_s].toInt(), paper[u"id"_s].toInt() == 3 ? 1 : 0);
        const QJsonObject shown = m_program->run({u"show"_s, u"3"_s, u"--as"_s, u"json"_s}).object();
        QCOMPARE(shown.value(u"highlights"_s).toInt(), 1);
        const QJsonArray marks = shown.value(u"annotations"_s).toArray();
        QCOMPARE(marks.size(), 1);
        QCOMPARE(marks[0][u"quote"_s].toString(), u"Farsight"_s);
        QCOMPARE(marks[0][u"comment"_s].toString(), u"nice name"_s);
        QCOMPARE(marks[0][u"lost"_s].toBool(true), false);
    }

    void tagsAreAddedRenamedMergedColouredAndDeleted()
    {
        import();
        const QJsonObject tagged =
            m_program->run({u"tag"_s, u"1"_s, u"2"_s, u"--add"_s, u"to read"_s, u"--add"_s, u"x"_s, u"--json"_s})
                .object();
        QCOMPARE(tagged.value(u"added"_s).toInt(), 4);
        QCOMPARE(ids({u"list"_s, u"--tag"_s, u"TO READ"_s, u"--tag"_s, u"x"_s}).size(), 2);
        QCOMPARE(m_program->run({u"tag"_s, u"1"_s, u"--remove"_s, u"x"_s}).status, 0);
        QCOMPARE(ids({u"list"_s, u"--tag"_s, u"x"_s}).size(), 1);
        QCOMPARE(m_program->run({u"tags"_s, u"rename"_s, u"x"_s, u"y"_s}).status, 0);
        QCOMPARE(m_program->run({u"tags"_s, u"colour"_s, u"y"_s, u"#010203"_s}).status, 0);
        QCOMPARE(m_program->run({u"tags"_s, u"colour"_s, u"y"_s, u"reddish"_s}).status, 1);
        const QJsonArray tags = m_program->run({u"tags"_s, u"--json"_s}).array();
        QCOMPARE(tags.size(), 2);
        QCOMPARE(tags.at(1).toObject(),
                 (QJsonObject{{u"name"_s, u"y"_s}, {u"colour"_s, u"#010203"_s}, {u"count"_s, 1}}));
        QCOMPARE(m_program->run({u"tags"_s, u"merge"_s, u"y"_s, u"to read"_s}).status, 0);
        QCOMPARE(m_program->run({u"tags"_s, u"list"_s, u"--json"_s}).array().size(), 1);
        QCOMPARE(m_program->run({u"tags"_s, u"delete"_s, u"to read"_s}).status, 0);
        QCOMPARE(m_program->run({u"tags"_s, u"delete"_s, u"to read"_s}).status, 1);
        QCOMPARE(m_program->run({u"tags"_s, u"--json"_s}).array().size(), 0);
    }

    void aTagForAPaperThatIsNotThereChangesNothing()
    {
        import();
        QCOMPARE(m_program->run({u"tag"_s, u"1"_s, u"4711"_s, u"--add"_s, u"x"_s}).status, 1);
        QCOMPARE(m_program->run({u"tags"_s, u"--json"_s}).array().size(), 0);
    }

    void notesAreSetAppendedAndPrinted()
    {
        import();
        const QString file = m_program->write(u"note.md"_s, "# Größe\n");
        QCOMPARE(m_program->run({u"note"_s, u"1"_s, u"--set"_s, file}).status, 0);
        QCOMPARE(m_program->run({u"note"_s, u"1"_s, u"--append"_s, u"-"_s}, "more").status, 0);
        QCOMPARE(m_program->run({u"note"_s, u"1"_s}).out, QByteArray("# Größe\n\nmore\n"));
        QCOMPARE(m_program->run({u"note"_s, u"1"_s, u"--print"_s, u"--json"_s}).object().value(u"note"_s).toString(),
                 u"# Größe\n\nmore"_s);
        QCOMPARE(ids({u"list"_s, u"größe"_s}).size(), 1);
        QCOMPARE(m_program->run({u"note"_s, u"1"_s, u"--set"_s, u"-"_s}, QByteArray("\xff\x00\x01", 3)).status, 1);
        QCOMPARE(m_program->run({u"note"_s, u"1"_s, u"--set"_s, m_program->path(u"none"_s)}).status, 1);
        QCOMPARE(m_program->run({u"note"_s, u"4711"_s, u"--set"_s, file}).status, 1);
        QCOMPARE(m_program->run({u"note"_s, u"2"_s}).out, QByteArray());
    }

    void marksChangeOnlyWhatTheyName()
    {
        import();
        QCOMPARE(m_program->run({u"mark"_s, u"1"_s, u"2"_s, u"--status"_s, u"read"_s, u"--star"_s}).status, 0);
        QCOMPARE(m_program->run({u"mark"_s, u"1"_s, u"--rating"_s, u"4"_s}).status, 0);
        const QJsonArray read =
            m_program->run({u"list"_s, u"--status"_s, u"read"_s, u"--sort"_s, u"rating"_s, u"--json"_s}).array();
        QCOMPARE(read.size(), 2);
        QCOMPARE(read.at(0)[u"rating"_s].toInt(), 4);
        QVERIFY(read.at(0)[u"starred"_s].toBool());
        QCOMPARE(m_program->run({u"mark"_s, u"1"_s, u"--unstar"_s}).status, 0);
        QCOMPARE(ids({u"list"_s, u"--status"_s, u"starred"_s}).size(), 1);
        QCOMPARE(m_program->run({u"mark"_s, u"4711"_s, u"--star"_s}).status, 1);
    }

    void themesAreCounted()
    {
        import();
        const QJsonArray themes = m_program->run({u"themes"_s, u"--json"_s}).array();
        QVERIFY(!themes.isEmpty());
        bool seen = false;
        for (const auto theme : themes) {
            QCOMPARE(theme.toObject().keys(), (QStringList{u"count"_s, u"id"_s, u"name"_s}));
            if (theme[u"id"_s] == "fairness"_L1) {
                seen = true;
                QCOMPARE(theme[u"count"_s].toInt(), 1);
            }
        }
        QVERIFY(seen);
    }

    void classifyNeedsNoLibrary()
    {
        const QByteArray input = "{\"n\": 7, \"abstract\": \"Group fairness and discrimination: fairness for protected "
                                 "groups.\"}\nnonsense\n";
        const Run run = m_program->runPlain({u"classify"_s, u"-"_s}, input);
        QCOMPARE(run.status, 0);
        QCOMPARE(run.object().value(u"n"_s).toInt(), 7);
        const QJsonObject theme = run.object().value(u"themes"_s)[0].toObject();
        QCOMPARE(theme.value(u"id"_s).toString(), u"fairness"_s);
        QVERIFY(theme.value(u"score"_s).toDouble() >= 1);
        QVERIFY(!theme.value(u"terms"_s).toArray().isEmpty());
        QVERIFY(run.err.contains(u"line 2"_s));
        QCOMPARE(m_program->runPlain({u"classify"_s, u"/no/such/file"_s}).status, 1);
    }

    void markupSaysWhatItUnderstood()
    {
        const Run run =
            m_program->runPlain({u"markup"_s, u"-"_s}, "{\"n\": 3, \"abstract\": \"Our \\\\method needs $n^2$.\"}\n");
        QCOMPARE(run.status, 0);
        QCOMPARE(run.object().value(u"n"_s).toInt(), 3);
        QCOMPARE(run.object().value(u"unknown"_s).toArray(), QJsonArray{u"method"_s});
        const QJsonObject formula = run.object().value(u"formulas"_s)[0].toObject();
        QCOMPARE(formula.value(u"tex"_s).toString(), u"n^2"_s);
        QCOMPARE(formula.value(u"length"_s).toInt(), 5);
    }

    void formulasAreTypesetOnRequest()
    {
        const Run run =
            m_program->runPlain({u"markup"_s, u"--typeset"_s, u"-"_s},
                                "{\"n\": 1, \"abstract\": \"Both $n^2$ and $\\\\frac{1}{$ stand here.\"}\n");
        QCOMPARE(run.status, 0);
        const QJsonArray formulas = run.object().value(u"formulas"_s).toArray();
        QCOMPARE(formulas.size(), 2);
        QVERIFY(formulas.at(0)[u"typeset"_s].toBool());
        QVERIFY(!formulas.at(1)[u"typeset"_s].toBool());
        QVERIFY(!formulas.at(1)[u"error"_s].toString().isEmpty());
    }

    void exportsGoToAFileOrToStdout()
    {
        import();
        const QString file = m_program->path(u"out.json"_s);
        QCOMPARE(m_program->run({u"export"_s, u"evenhand"_s, u"--as"_s, u"json"_s, u"-o"_s, file}).status, 0);
        QVERIFY(m_program->read(u"out.json"_s).contains("Evenhand"));
        QVERIFY(!m_program->read(u"out.json"_s).contains("Bulwark"));
        const Run all = m_program->run({u"export"_s, u"--as"_s, u"markdown"_s, u"-o"_s, u"-"_s});
        QCOMPARE(all.status, 0);
        QVERIFY(all.out.contains("Evenhand") && all.out.contains("Bulwark") && all.out.contains("Farsight"));
        QCOMPARE(m_program->run({u"export"_s, u"--as"_s, u"pdf"_s, u"-o"_s, file}).status, 1);
        QCOMPARE(m_program->run({u"export"_s, u"--as"_s, u"json"_s, u"-o"_s, u"/proc/none/out.json"_s}).status, 1);
    }

    void aBackupIsRestored()
    {
        import();
        QCOMPARE(m_program->run({u"check"_s}).status, 0);
        const QString copy = m_program->path(u"copy.lectern"_s);
        QCOMPARE(m_program->run({u"backup"_s, copy}).status, 0);
        QCOMPARE(m_program->run({u"backup"_s, copy}).status, 1); // never over a file
        const QByteArray before = m_program->listing();
        QCOMPARE(m_program->run({u"tag"_s, u"1"_s, u"--add"_s, u"later"_s}).status, 0);
        QVERIFY(m_program->listing() != before);
        const Run restored = m_program->run({u"restore"_s, copy, u"--json"_s});
        QCOMPARE(restored.status, 0);
        QCOMPARE(m_program->listing(), before);
        // what was there is kept
        const QString kept = restored.object().value(u"kept"_s).toString();
        QCOMPARE(m_program->run({u"tags"_s, u"--json"_s, u"--library"_s, kept}).array().size(), 1);
        QCOMPARE(m_program->run({u"restore"_s, m_program->library()}).status, 1);
        QCOMPARE(m_program->run({u"restore"_s, m_list}).status, 1);
        QCOMPARE(m_program->listing(), before);
    }

    void theSampleLibraryIsMadeOnce()
    {
        const Run first = m_program->runPlain({u"--sample"_s, u"list"_s, u"--json"_s});
        QCOMPARE(first.status, 0);
        QVERIFY(!first.array().isEmpty());
        QVERIFY(QFile::exists(m_program->path(u"data/lectern/sample.lectern"_s)));
        QCOMPARE(m_program->runPlain({u"list"_s, u"--json"_s, u"--sample"_s}).out, first.out);
        QCOMPARE(m_program->runPlain({u"--sample"_s, u"themes"_s}).status, 0);
    }

    void theLibraryStandsInTheUsersDataFolder()
    {
        QCOMPARE(m_program->runPlain({u"import"_s, m_list}).status, 0);
        QVERIFY(QFile::exists(m_program->path(u"data/lectern/library.lectern"_s)));
    }

    void theSeedsAreFiftySevenAbstracts()
    {
        const QDir seeds(QStringLiteral(LECTERN_SHARED_DATA) + u"/corpus/seeds"_s);
        if (!seeds.exists())
            QSKIP("The corpus is not there");
        QStringList arguments{u"import"_s, u"--json"_s};
        for (const QString &name : seeds.entryList({u"*.txt"_s}, QDir::Files, QDir::Name))
            arguments << seeds.filePath(name);
        QCOMPARE(m_program->run(arguments).object().value(u"added"_s).toInt(), 57);
        const QByteArray before = m_program->listing();
        QCOMPARE(m_program->run(arguments).object().value(u"unchanged"_s).toInt(), 57);
        QCOMPARE(m_program->listing(), before);
        QCOMPARE(m_program->run({u"check"_s}).status, 0);
    }

private:
    void import() { QCOMPARE(m_program->run({u"import"_s, m_list}).status, 0); }
    QJsonArray ids(QStringList arguments)
    {
        arguments.insert(1, u"--json"_s);
        return m_program->run(arguments).array();
    }

    std::unique_ptr<Program> m_program;
    QString m_list;
};

QTEST_GUILESS_MAIN(CommandLineTest)
#include "tst_command_line.moc"
