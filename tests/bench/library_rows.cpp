// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/library_rows.h"

#include "models/library/library.h"
#include "models/library/query_sql.h"
#include "models/library/search.h"
#include "models/library/search_index.h"
#include "models/library/search_knowledge.h"
#include "models/library/similar_papers.h"
#include "models/themes/scorer.h"
#include "models/themes/theme.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>

#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace lectern::bench {

namespace {

struct ProcessCost {
    double milliseconds = 0;
    double megabytes = 0; ///< Largest resident set.
};

/// Runs a program and gives its time and largest resident set, both of this child alone.
ProcessCost runProcess(const std::vector<QByteArray> &arguments)
{
    std::vector<char *> argv;
    for (const QByteArray &argument : arguments)
        argv.push_back(const_cast<char *>(argument.constData()));
    argv.push_back(nullptr);
    rusage usage{};
    ProcessCost cost;
    cost.milliseconds = milliseconds([&] {
        const pid_t child = fork();
        if (child == 0) {
            if (!freopen("/dev/null", "w", stdout))
                _exit(126);
            execv(argv[0], argv.data());
            _exit(127);
        }
        int status = 0;
        wait4(child, &status, 0, &usage);
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
            qFatal("%s failed", argv[0]);
    });
    cost.megabytes = double(usage.ru_maxrss) / 1024;
    return cost;
}

struct RawRow {
    QByteArray title, abstract, authors, keywords, venue;
    qint64 year = 0;
};

std::vector<RawRow> rawRows(const QString &libraryPath)
{
    auto library = Library::open(libraryPath, Connection::Mode::ReadOnly);
    if (!library)
        qFatal("%s", qUtf8Printable(library.error().message()));
    std::vector<RawRow> rows;
    auto statement = (*library)->connection().prepare(
        u"SELECT p.title, t.abstract, p.authors, t.keywords, p.venue, p.year FROM paper p JOIN paper_text t ON t.paper_id = p.id"_s);
    std::ignore = statement->forEach([&](Statement &row) {
        rows.push_back({row.text(0).toUtf8(), row.text(1).toUtf8(), row.text(2).toUtf8(), row.text(3).toUtf8(),
                        row.text(4).toUtf8(), row.integer(5)});
    });
    return rows;
}

void check(int code)
{
    if (code != SQLITE_OK && code != SQLITE_DONE)
        qFatal("SQLite answered %d", code);
}

double rawImport(const std::vector<RawRow> &rows, const QString &path)
{
    return milliseconds([&] {
        sqlite3 *db = nullptr;
        check(sqlite3_open(path.toUtf8().constData(), &db));
        check(sqlite3_exec(
            db,
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
            "CREATE TABLE paper(id INTEGER PRIMARY KEY, title TEXT, abstract TEXT, authors TEXT, keywords TEXT,"
            " venue TEXT, year INTEGER);"
            "CREATE VIRTUAL TABLE search USING fts5(title, abstract, authors, keywords, content='paper',"
            " content_rowid='id'); BEGIN",
            nullptr, nullptr, nullptr));
        sqlite3_stmt *insert = nullptr;
        check(sqlite3_prepare_v2(db, "INSERT INTO paper VALUES (NULL, ?, ?, ?, ?, ?, ?)", -1, &insert, nullptr));
        for (const RawRow &row : rows) {
            int index = 0;
            for (const QByteArray *text : {&row.title, &row.abstract, &row.authors, &row.keywords, &row.venue})
                check(sqlite3_bind_text(insert, ++index, text->constData(), int(text->size()), SQLITE_STATIC));
            check(sqlite3_bind_int64(insert, ++index, row.year));
            check(sqlite3_step(insert));
            check(sqlite3_reset(insert));
        }
        check(sqlite3_finalize(insert));
        check(sqlite3_exec(db, "INSERT INTO search(search) VALUES ('rebuild'); COMMIT", nullptr, nullptr, nullptr));
        check(sqlite3_close(db));
    });
}

} // namespace

Rows importRows(const QString &list, const QString &libraryPath, const QString &folder)
{
    const ProcessCost import =
        runProcess({LECTERN_PROGRAM, "--library", libraryPath.toUtf8(), "import", list.toUtf8()});
    const std::vector<RawRow> rows = rawRows(libraryPath);
    const double raw = rawImport(rows, folder + u"/raw.db"_s);
    const ProcessCost again = runProcess({LECTERN_PROGRAM, "--library", libraryPath.toUtf8(), "import", list.toUtf8()});
    return {{u"import %1 records"_s.arg(rows.size()), u"ms"_s, import.milliseconds, raw, 1.6},
            {u"import, largest resident set"_s, u"MB"_s, import.megabytes, {}, 400.0},
            {u"the same list again"_s, u"ms"_s, again.milliseconds, raw, {}}};
}

Rows searchRows(Library &library)
{
    constexpr int repetitions = 10;
    const QStringList queries{
        u"fairness"_s,      u"the"_s,       u"diffusion models"_s, u"interpretab"_s,   u"graph neural"_s,
        u"reinforcement"_s, u"privacy"_s,   u"large language"_s,   u"causal effect"_s, u"transformer"_s,
        u"quantum"_s,       u"protein"_s,   u"regret bound"_s,     u"segmentation"_s,  u"jailbreak"_s,
        u"optimal"_s,       u"zebrafish"_s, u"theory of mind"_s,   u"robust"_s,        u"attention"_s};
    std::vector<double> ours;
    std::vector<double> raw;
    for (int i = 0; i < repetitions; ++i) {
        for (const QString &words : queries) {
            Query query;
            query.text = words;
            query.limit = 100;
            ours.push_back(milliseconds([&] {
                if (!findPapers(library.connection(), query))
                    qFatal("The search failed");
            }));
            auto statement = library.connection().prepare(
                u"SELECT rowid FROM paper_search WHERE paper_search MATCH ? ORDER BY rank LIMIT 100"_s);
            const QString match = partsOf(query, knowledgeOf(library.connection())).match;
            raw.push_back(milliseconds([&] { std::ignore = statement->forEach([](Statement &) {}, match); }));
        }
    }
    return {{u"first 100 of a search, median"_s, u"ms"_s, quantile(ours, 0.5), quantile(raw, 0.5), 1.5},
            {u"first 100 of a search, 99 %"_s, u"ms"_s, quantile(ours, 0.99), quantile(raw, 0.99), {}},
            {u"first 100 of a search, worst"_s, u"ms"_s, quantile(ours, 1), {}, 50.0}};
}

Rows similarRows(Library &library)
{
    constexpr int papersAsked = 300;
    const QList<PaperId> papers = findPapers(library.connection(), {}).value();
    const qsizetype step = std::max<qsizetype>(1, papers.size() / papersAsked);
    std::vector<double> times;
    for (qsizetype i = 0; i < papers.size(); i += step) {
        times.push_back(milliseconds([&] {
            if (!similarPapers(library.connection(), papers.at(i)))
                qFatal("Similar papers could not be found");
        }));
    }
    return {{u"ten similar papers, median"_s, u"ms"_s, quantile(times, 0.5), {}, 50.0},
            {u"ten similar papers, 99 %"_s, u"ms"_s, quantile(times, 0.99), {}, 50.0}};
}

Rows listRows(Library &library)
{
    constexpr int moves = 50;
    const ListId list = library.lists().all()->first().id;
    QList<PaperId> papers = library.lists().papers(list).value();
    std::vector<double> times;
    for (int i = 0; i < moves; ++i) {
        papers.swapItemsAt(i, i + 1);
        times.push_back(milliseconds([&] {
            if (!library.lists().setPapers(list, papers))
                qFatal("The paper could not be moved");
        }));
    }
    return {{u"a paper one place down in a list of %1, median"_s.arg(papers.size()),
             u"ms"_s,
             quantile(times, 0.5),
             {},
             100.0}};
}

Rows themeRows(Library &library, const QString &folder)
{
    QStringList alternatives;
    for (const ThemeDefinition &theme : builtInThemes()) {
        for (const ThemeTerm &term : theme.terms)
            alternatives.append(QRegularExpression::escape(QString(term.text).remove(u'*')));
    }
    QFile terms(folder + u"/terms"_s);
    QFile texts(folder + u"/texts"_s);
    if (!terms.open(QIODevice::WriteOnly) || !texts.open(QIODevice::WriteOnly))
        qFatal("The folder cannot be written");
    terms.write(alternatives.join(u'|').toUtf8() + '\n');
    terms.close();
    std::vector<std::pair<QString, QString>> papers;
    auto statement = library.connection().prepare(
        u"SELECT p.title, t.abstract FROM paper p JOIN paper_text t ON t.paper_id = p.id"_s);
    std::ignore = statement->forEach([&](Statement &row) {
        papers.emplace_back(plainText(row.text(0)), plainText(row.text(1)));
        texts.write(papers.back().second.simplified().toUtf8() + '\n');
    });
    texts.close();
    const ThemeScorer scorer(builtInThemes());
    qsizetype members = 0;
    const double ours = milliseconds([&] {
        for (const auto &[title, abstract] : papers)
            members += scorer.score(title, abstract).size();
    });
    const double grep = milliseconds([&] {
        QProcess process;
        process.setProcessEnvironment([] {
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
            return environment;
        }());
        process.start(u"grep"_s, {u"-c"_s, u"-i"_s, u"-E"_s, u"-f"_s, terms.fileName(), texts.fileName()});
        process.waitForFinished(-1);
    });
    return {{u"scoring %1 themes over %2 abstracts (%3 members)"_s.arg(builtInThemes().size())
                 .arg(papers.size())
                 .arg(members),
             u"ms"_s, ours, grep, 3.0}};
}

} // namespace lectern::bench
