// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/similar_papers.h"

#include "models/library/connection.h"
#include "models/library/search_index.h"
#include "models/query/search_text.h"
#include "models/query/word_forms.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// Words that are looked up, papers they may stand in altogether, and neighbours that are weighed exactly.
constexpr size_t mostWords = 25;
constexpr qint64 mostPostings = 30'000;
constexpr size_t mostCandidates = 200;
/// A word in more papers than this says nothing.
constexpr qint64 commonFrom = 2000;
constexpr qint64 fewestCommon = 20;

constexpr double titleWeight = 2;

const QString shownTitle = u"coalesce(nullif(p.edited_title, ''), nullif(p.title, ''), p.derived_title)"_s;

/// English words that tie sentences together; in a small library they are not yet told by their number.
bool isFunctionWord(const QString &word)
{
    static const QSet<QString> words = [] {
        const QString all = u"a about all also an and any are as at be been both but by can do does each for from has "
                            "have how if in into is it its may more most new no not of on only or other our over show "
                            "shows so some such than that the their them then there these they this those to under "
                            "up us use used using very via was we were what when where which while who will with "
                            "without would you your"_s;
        const QStringList list = all.split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    return words.contains(word);
}

struct Feature {
    QString word;  ///< As the index has it.
    QString shown; ///< As the paper writes it.
    double count = 0;
    qint64 papers = 0;
    double idf = 0;
    double weight = 0;
};

struct Neighbour {
    PaperId id = 0;
    double score = 0;
    std::vector<std::pair<double, size_t>> shared; ///< What each word adds, and its place among the features.
};

/// Counts of a word in another paper, by column.
struct Occurrences {
    double title = 0;
    double abstract = 0;
};

double dampened(double count)
{
    return count > 0 ? 1 + std::log(count) : 0;
}

void count(const QString &text, double weight, QHash<QString, Feature> &features)
{
    for (const SearchToken &token : searchTokens(text)) {
        const bool tooShort =
            token.text.size() < 2 && !(token.text.size() == 1 && isIdeograph(token.text[0].unicode()));
        if (tooShort || isFunctionWord(token.text) ||
            std::ranges::all_of(token.text, [](QChar c) { return c.isDigit(); }))
            continue;
        Feature &feature = features[token.text];
        feature.word = token.text;
        feature.count += weight;
        if (feature.shown.isEmpty())
            feature.shown = text.mid(token.start, token.end - token.start);
    }
}

/// Whether the paper exists; its words with their counts.
Result<std::vector<Feature>> wordsOf(Connection &connection, PaperId paper)
{
    auto statement = connection.prepare(
        u"SELECT %1, t.abstract FROM paper p JOIN paper_text t ON t.paper_id = p.id WHERE p.id = ?"_s.arg(shownTitle));
    if (!statement)
        return std::unexpected(statement.error());
    QHash<QString, Feature> features;
    return statement
        ->forEach(
            [&](Statement &row) {
                count(plainText(row.text(0)), titleWeight, features);
                count(plainText(row.text(1)), 1, features);
            },
            paper)
        .transform([&] { return std::vector<Feature>(features.cbegin(), features.cend()); });
}

/// Leaves the most telling words that others have, too, with their weights.
Result<void> weigh(Connection &connection, qint64 papers, std::vector<Feature> &features)
{
    const qint64 common = std::clamp(papers / 8, fewestCommon, commonFrom);
    auto statement =
        connection.prepare(u"SELECT count(*) FROM (SELECT 1 FROM paper_search WHERE paper_search MATCH ? LIMIT ?)"_s);
    if (!statement)
        return std::unexpected(statement.error());
    for (Feature &feature : features) {
        const QString match = u"{title abstract} : \"%1\""_s.arg(feature.word);
        auto done = statement->forEach([&](Statement &row) { feature.papers = row.integer(0); }, match, common);
        if (!done)
            return done;
        statement->reset();
        feature.idf = std::log(1 + double(papers) / double(feature.papers + 1));
        feature.weight = dampened(feature.count) * feature.idf;
    }
    std::erase_if(features, [&](const Feature &one) { return one.papers < 2 || one.papers >= common; });
    std::ranges::sort(features, [](const Feature &one, const Feature &other) {
        return std::pair(-one.weight, one.word) < std::pair(-other.weight, other.word);
    });
    qint64 postings = 0;
    std::vector<Feature> taken;
    for (Feature &feature : features) {
        if (taken.size() < mostWords && postings + feature.papers <= mostPostings) {
            postings += feature.papers;
            taken.push_back(std::move(feature));
        }
    }
    features = std::move(taken);
    return {};
}

/// Adds what each word gives to the papers that have it.
Result<QHash<PaperId, Neighbour>> neighbours(Connection &connection, PaperId self, const std::vector<Feature> &features)
{
    auto statement =
        connection
            .run(
                u"CREATE VIRTUAL TABLE IF NOT EXISTS temp.paper_word USING fts5vocab(main, paper_search, 'instance')"_s)
            .and_then([&] { return connection.prepare(u"SELECT doc, col FROM temp.paper_word WHERE term = ?"_s); });
    if (!statement)
        return std::unexpected(statement.error());
    QHash<PaperId, Neighbour> all;
    for (size_t i = 0; i < features.size(); ++i) {
        PaperId current = 0;
        Occurrences found;
        const auto add = [&] {
            const double gain =
                features[i].weight * features[i].idf * dampened(found.abstract + found.title * titleWeight);
            if (gain > 0 && current != self) {
                Neighbour &candidate = all[current];
                candidate.id = current;
                candidate.score += gain;
                candidate.shared.emplace_back(gain, i);
            }
        };
        auto done = statement->forEach(
            [&](Statement &row) {
                if (const PaperId paper = row.integer(0); paper != current) {
                    add();
                    current = paper;
                    found = {};
                }
                const QString column = row.text(1);
                found.title += column == "title"_L1;
                found.abstract += column == "abstract"_L1;
            },
            features[i].word);
        if (!done)
            return std::unexpected(done.error());
        add();
        statement->reset();
    }
    return all;
}

/// The shared words by what they add; of several forms of one word, one.
QStringList sharedWords(Neighbour &candidate, const std::vector<Feature> &features)
{
    std::ranges::sort(candidate.shared, std::ranges::greater());
    QStringList words;
    QSet<QString> stems;
    for (const auto &[gain, place] : candidate.shared) {
        const Feature &feature = features[place];
        if (const QString root = stem(feature.word); !stems.contains(root)) {
            stems.insert(root);
            words.append(feature.shown);
        }
    }
    return words;
}

} // namespace

Result<QList<SimilarPaper>> similarPapers(Connection &connection, PaperId paper, int most)
{
    const auto papers = connection.number(u"SELECT count(*) FROM paper"_s);
    auto features = wordsOf(connection, paper);
    if (!papers || !features)
        return std::unexpected(papers ? features.error() : papers.error());
    if (auto weighed = weigh(connection, *papers, *features); !weighed)
        return std::unexpected(weighed.error());
    auto found = neighbours(connection, paper, *features);
    auto text = connection.prepare(u"SELECT %1, length(t.abstract) FROM paper p JOIN paper_text t ON t.paper_id = p.id"
                                   " WHERE p.id = ? AND p.trashed_at IS NULL"_s.arg(shownTitle));
    if (!found || !text)
        return std::unexpected(found ? text.error() : found.error());

    std::vector<Neighbour> ranked(std::make_move_iterator(found->begin()), std::make_move_iterator(found->end()));
    const auto nearer = [](const auto &one, const auto &other) {
        return std::pair(-one.score, one.id) < std::pair(-other.score, other.id);
    };
    const size_t taken = std::min(ranked.size(), mostCandidates);
    std::ranges::partial_sort(ranked, ranked.begin() + qsizetype(taken), nearer);
    ranked.resize(taken);
    QList<SimilarPaper> similar;
    for (Neighbour &candidate : ranked) {
        auto done = text->forEach(
            [&](Statement &row) {
                const double length = std::max<double>(double(row.integer(1)), 200);
                similar.append({candidate.id, plainText(row.text(0)), candidate.score / std::sqrt(length),
                                sharedWords(candidate, *features)});
            },
            candidate.id);
        if (!done)
            return std::unexpected(done.error());
        text->reset();
    }
    std::ranges::sort(similar, nearer);
    return similar.mid(0, most);
}

QList<PaperId> similarTo(Connection &connection, PaperId paper)
{
    QList<PaperId> ids;
    for (const SimilarPaper &similar : similarPapers(connection, paper).value_or(QList<SimilarPaper>()))
        ids.append(similar.id);
    return ids;
}

} // namespace lectern
