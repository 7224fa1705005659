// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/connection.h"
#include "tests/app/program.h"

using namespace Qt::StringLiterals;

/// Whatever is wrong with a file or a library: one sentence with advice, status 1, nothing changed.
class BadInputTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<Program>();
        m_list = m_program->write(u"list.txt"_s, threeAbstracts());
        QCOMPARE(m_program->run({u"import"_s, m_list}).status, 0);
    }

    void aListThatCannotBeImportedChangesNothing_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray records = "[{\"id\": \"a\", \"title\": \"One\", \"abstract\": \"First abstract.\"},"
                                   "{\"id\": \"b\", \"title\": \"Two\", \"abstract\": \"Second abstr";
        QTest::newRow("a missing file") << u"missing.txt"_s << QByteArray();
        QTest::newRow("a folder") << u""_s << QByteArray();
        QTest::newRow("an empty file") << u"empty.txt"_s << QByteArray();
        QTest::newRow("an empty JSON file") << u"empty.json"_s << QByteArray();
        QTest::newRow("JSON cut in half") << u"half.json"_s << records;
        QTest::newRow("a binary file") << u"binary.txt"_s
                                       << QByteArray("\x7f"
                                                     "ELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0",
                                                     20)
                                              .repeated(50);
        QTest::newRow("JSON of another kind")
            << u"other.json"_s << QByteArray("{\"name\": \"left-pad\", \"version\": 3}");
    }

    void aListThatCannotBeImportedChangesNothing()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        if (!bytes.isEmpty() || name.startsWith(u"empty"_s))
            m_program->write(name, bytes);
        const QByteArray before = m_program->listing();
        const Run run = m_program->run({u"import"_s, m_program->path(name)});
        QCOMPARE(run.status, 1);
        QVERIFY(run.out.isEmpty());
        isOneLineWithAdvice(run);
        QCOMPARE(m_program->listing(), before);
        QCOMPARE(m_program->run({u"check"_s}).status, 0);
    }

    void aFailingFileMakesNoLibrary()
    {
        const QString library = m_program->path(u"fresh.lectern"_s);
        const Run run = m_program->run({u"import"_s, m_program->path(u"missing.txt"_s), u"--library"_s, library});
        QCOMPARE(run.status, 1);
        QVERIFY(!QFile::exists(library));
    }

    void aFailingFileDoesNotStopTheOthers()
    {
        const QString library = m_program->path(u"fresh.lectern"_s);
        const Run run = m_program->run(
            {u"import"_s, m_program->path(u"missing.txt"_s), m_list, u"--json"_s, u"--library"_s, library});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.object().value(u"added"_s).toInt(), 3);
        isOneLineWithAdvice(run);
    }

    void aBrokenRecordIsSkippedAndNamed()
    {
        const QString file = m_program->write(
            u"some.json"_s, "[{\"id\": \"a\", \"title\": \"One\", \"abstract\": \"First abstract.\"}, 42,"
                            "{\"id\": \"c\", \"title\": \"Three\", \"abstract\": \"Third abstract.\"}]");
        const Run run = m_program->run({u"import"_s, file, u"--json"_s});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.object().value(u"added"_s).toInt(), 2);
        const QJsonObject skipped = run.object().value(u"skipped"_s)[0].toObject();
        QCOMPARE(skipped.keys(), (QStringList{u"position"_s, u"reason"_s}));
        QVERIFY(skipped.value(u"position"_s).toString().contains(u'2'));
    }

    void aLibraryThatIsNoneIsRefusedByEveryCommand_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::newRow("import") << QStringList{u"import"_s, u"LIST"_s};
        QTest::newRow("list") << QStringList{u"list"_s};
        QTest::newRow("show") << QStringList{u"show"_s, u"1"_s};
        QTest::newRow("tag") << QStringList{u"tag"_s, u"1"_s, u"--add"_s, u"x"_s};
        QTest::newRow("tags") << QStringList{u"tags"_s};
        QTest::newRow("note") << QStringList{u"note"_s, u"1"_s, u"--set"_s, u"LIST"_s};
        QTest::newRow("mark") << QStringList{u"mark"_s, u"1"_s, u"--star"_s};
        QTest::newRow("themes") << QStringList{u"themes"_s};
        QTest::newRow("export") << QStringList{u"export"_s, u"--as"_s, u"json"_s, u"-o"_s, u"-"_s};
        QTest::newRow("check") << QStringList{u"check"_s};
        QTest::newRow("backup") << QStringList{u"backup"_s, u"BACKUP"_s};
    }

    void aLibraryThatIsNoneIsRefusedByEveryCommand()
    {
        QFETCH(QStringList, command);
        command.replaceInStrings(u"LIST"_s, m_list).replaceInStrings(u"BACKUP"_s, m_program->path(u"backup"_s));
        const QByteArray letter = QByteArray("This is a letter, not a database. ").repeated(200);
        refuses(command, m_program->write(u"letter.txt"_s, letter));
        QCOMPARE(m_program->read(u"letter.txt"_s), letter);

        const QByteArray newer = newerLibrary();
        refuses(command, m_program->path(u"newer.lectern"_s));
        QCOMPARE(m_program->read(u"newer.lectern"_s), newer);

        refuses(command, m_program->path(u"list.txt/library"_s)); // below a file
        refuses(command, u"/proc/library.lectern"_s);             // nobody may write there
        if (command.first() != "import"_L1) {
            refuses(command, m_program->path(u"missing.lectern"_s));
            QVERIFY(!QFile::exists(m_program->path(u"missing.lectern"_s)));
        }
    }

private:
    /// A sentence on what happened, and one on what to do.
    static void isOneLineWithAdvice(const Run &run)
    {
        QVERIFY2(run.err.count(u'\n') == 1, qUtf8Printable(run.err));
        QVERIFY2(run.err.contains(u". "_s) && run.err.endsWith(u".\n"_s), qUtf8Printable(run.err));
    }

    void refuses(const QStringList &command, const QString &library)
    {
        const Run run = m_program->run(command + QStringList{u"--library"_s, library});
        QVERIFY2(run.status == 1, qUtf8Printable(library + run.err));
        QVERIFY(run.out.isEmpty());
        isOneLineWithAdvice(run);
    }

    /// A library of a later schema; gives its bytes.
    QByteArray newerLibrary()
    {
        const QString path = m_program->path(u"newer.lectern"_s);
        if (!QFile::exists(path)) {
            if (m_program->run({u"backup"_s, path}).status != 0 ||
                !lectern::Connection::open(path, lectern::Connection::Mode::ReadWrite)
                     .value()
                     ->runScript(u"PRAGMA user_version = 99"_s))
                qFatal("The newer library could not be made");
        }
        return m_program->read(u"newer.lectern"_s);
    }

    std::unique_ptr<Program> m_program;
    QString m_list;
};

QTEST_GUILESS_MAIN(BadInputTest)
#include "tst_bad_input.moc"
