// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/heading_name.h"

#include "models/paper/heading_phrase.h"
#include "models/paper/heading_text.h"

#include <QStringBuilder>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace lectern::heading {

namespace {

constexpr qsizetype longestName = 48;

// Acronyms that every paper spells out once and that are nobody's new name.
constexpr std::array common{"LLM"_L1,  "LLMs"_L1,  "VLM"_L1,  "VLMs"_L1, "RL"_L1,  "ML"_L1,   "AI"_L1,   "NLP"_L1,
                            "CNN"_L1,  "CNNs"_L1,  "GNN"_L1,  "GNNs"_L1, "MDP"_L1, "MDPs"_L1, "SGD"_L1,  "GAN"_L1,
                            "GANs"_L1, "DNN"_L1,   "DNNs"_L1, "LM"_L1,   "LMs"_L1, "RNN"_L1,  "RNNs"_L1, "SLAM"_L1,
                            "MLLM"_L1, "MLLMs"_L1, "VAE"_L1,  "VAEs"_L1, "PDE"_L1, "PDEs"_L1, "QA"_L1,   "VQA"_L1,
                            "PCA"_L1,  "SVD"_L1,   "EM"_L1,   "GP"_L1,   "GPs"_L1, "MPC"_L1,  "MCMC"_L1, "SVM"_L1,
                            "SVMs"_L1, "SAE"_L1,   "SAEs"_L1};
constexpr std::array calling{"called"_L1, "termed"_L1, "named"_L1,   "dubbed"_L1,     "coined"_L1,
                             "namely"_L1, "titled"_L1, "denoted"_L1, "abbreviated"_L1};
constexpr std::array inside{"of"_L1,  "for"_L1, "and"_L1, "the"_L1, "with"_L1,
                            "via"_L1, "to"_L1,  "in"_L1,  "as"_L1,  "by"_L1};

bool isCapital(QStringView word)
{
    const QStringView plain = bare(word);
    return std::ranges::any_of(plain, [](QChar c) { return c.isUpper(); });
}

qsizetype capitals(QStringView word)
{
    return std::ranges::count_if(word, [](QChar c) { return c.isUpper(); });
}

// "CALMs", "Str-GCL", "GA2M": one word with two capitals, or a capital and a digit.
bool isAcronym(QStringView word)
{
    constexpr qsizetype longest = 16;
    if (word.isEmpty() || word.size() > longest || word.contains(u' ') || isOneOf(word, common))
        return false;
    const bool digit = std::ranges::any_of(word, [](QChar c) { return c.isDigit(); });
    const bool letters =
        std::ranges::all_of(word, [](QChar c) { return c.isLetterOrNumber() || QStringView(u"-+²³*/@.").contains(c); });
    return letters && (capitals(word) >= 2 || (capitals(word) == 1 && digit));
}

// The parenthesis that a text begins with, without its marks.
QStringView parenthesis(QStringView text)
{
    if (!text.startsWith(u'('))
        return {};
    const qsizetype end = text.indexOf(u')');
    return end < 0 ? QStringView() : text.sliced(1, end - 1).trimmed();
}

QStringView behindParenthesis(QStringView text)
{
    return text.startsWith(u'(') ? text.sliced(text.indexOf(u')') + 1).trimmed() : text;
}

bool endsWord(QStringView word)
{
    return !word.isEmpty() && QStringView(u",.;:?!—").contains(word.back());
}

// The run of capitalised words that a text begins with, small words between them allowed: "Mixture of Depths".
QStringView capitalRun(QStringView text)
{
    qsizetype end = 0;
    const QList<QStringView> all = words(text.first(qMin(text.size(), qsizetype(120))));
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (all[i].startsWith(u'('))
            break;
        const bool joins = i > 0 && isOneOf(all[i], inside) && !endsWord(all[i]) && i + 1 < all.size() &&
                           isCapital(all[i + 1]) && !all[i + 1].startsWith(u'(');
        if (!isCapital(all[i]) && !joins)
            break;
        if (!joins)
            end = all[i].data() - text.data() + all[i].size();
        if (endsWord(all[i]))
            break;
    }
    return text.first(end);
}

QStringView withoutMarksBefore(QStringView rest)
{
    while (!rest.isEmpty() && QStringView(u" ,:—–-").contains(rest.front()))
        rest.slice(1);
    return rest;
}

// "to detect and mitigate X" as "detecting and mitigating X".
QString asGerund(QStringView clause, qsizetype room)
{
    const QList<QStringView> all = words(clause);
    QString text = gerund(all[0]);
    qsizetype next = 1;
    if (all.size() > 3 && all[1] == "and"_L1) {
        text += u" and "_s + gerund(all[2]);
        next = 3;
    }
    if (next < all.size())
        text += u' ' + from(clause, all[next]).toString();
    return trimmedClause(text, room);
}

qsizetype roomBehind(const QString &name)
{
    return longestHeading - name.size() - 2;
}

// Sets what a text behind a name says of it: ", an encoder that …", " for X", " to do X", " that does X".
void describe(Coinage &coinage, QStringView behind)
{
    constexpr std::array relative{"which"_L1, "that"_L1};
    constexpr std::array copula{"is"_L1, "are"_L1, "as"_L1};
    const qsizetype room = roomBehind(coinage.name);
    const QStringView rest = withoutMarksBefore(behind);
    const QList<QStringView> all = words(rest.first(qMin(rest.size(), qsizetype(80))));
    if (all.size() < 2 || QStringView(u".;").contains(rest.front()))
        return;
    if (isOneOf(all[0], copula)) {
        coinage.description = trimmedPhrase(from(rest, all[1]), room);
    } else if (all[0] == "to"_L1) {
        coinage.description = asGerund(from(rest, all[1]), room);
    } else if (isOneOf(all[0], relative)) {
        const QStringView clause = from(rest, all[1]);
        coinage.isClause = !isOneOf(all[1], copula);
        coinage.description =
            coinage.isClause ? trimmedClause(clause, room) : trimmedPhrase(from(clause, all.value(2, all[1])), room);
    } else {
        if (all[0] == "in"_L1 || all[0] == "and"_L1)
            return;
        coinage.isClause = all[0] == "for"_L1 || all[0].endsWith("ing"_L1) || all[0].endsWith("ly"_L1);
        coinage.description = trimmedPhrase(rest, room);
    }
}

// Behind the last colon or comma, without articles: "models: the hyper Hawkes process" gives "hyper Hawkes process".
QStringView lastPart(QStringView expansion)
{
    for (const QStringView mark : {u": ", u", "}) {
        if (const qsizetype at = expansion.lastIndexOf(mark); at >= 0 && !expansion.contains(u" and "))
            expansion = expansion.sliced(at + 2);
    }
    return withoutArticles(expansion);
}

// "SSD(Shortcut" as "SSD": a parenthesis may stand without a blank before it.
QStringView nameAlone(QStringView name)
{
    const QStringView plain = bare(name);
    const auto mark = std::ranges::find_if(plain, [](QChar c) { return c == u'(' || c == u')'; });
    return bare(plain.first(mark - plain.begin()));
}

// The name with a description that says something, else with its expansion.
Coinage coined(QStringView name, QStringView expansion, QStringView rest)
{
    const QStringView apposed = withoutMarksBefore(rest);
    const QStringView first = apposed.first(qMax(apposed.indexOf(u' '), qsizetype(0)));
    if (expansion.isEmpty() && first.endsWith(u',') && isAcronym(bare(first)))
        return coined(first, name, apposed.sliced(first.size())); // "Loom Anomaly Map, LAM, which …"
    constexpr qsizetype fewWords = 3;
    constexpr std::array goingOn{"for"_L1, "to"_L1};
    Coinage result{nameAlone(name).toString(), {}};
    describe(result, rest);
    const QStringView behind = rest.trimmed();
    const QList<QStringView> next = words(behind.first(qMin(behind.size(), qsizetype(20))));
    const bool thin = isGeneric(result.description) || result.description.count(u' ') < fewWords - 1;
    const bool goesOn = !next.isEmpty() && isOneOf(next[0], goingOn);
    if (!expansion.isEmpty() && (thin || result.isClause || goesOn)) {
        const QString whole =
            goesOn ? lastPart(expansion).toString() + u' ' + behind.toString() : lastPart(expansion).toString();
        result.description = trimmedPhrase(whole, roomBehind(result.name));
        result.isClause = false;
    } else if (isGeneric(result.description)) {
        result.description.clear();
    }
    return result;
}

// Whether a name may end before this text: at a mark, or at a word that goes on to say what it is or does.
bool isFollower(QStringView text)
{
    constexpr std::array followers{"that"_L1, "which"_L1, "to"_L1, "as"_L1, "for"_L1, "where"_L1, "and"_L1, "in"_L1};
    const qsizetype space = text.indexOf(u' ');
    return QStringView(u",.;:—–-").contains(text.front()) || isOneOf(space < 0 ? text : text.first(space), followers);
}

std::optional<Coinage> nameFirst(QStringView object)
{
    const QStringView text = withoutArticles(object);
    const QStringView run = capitalRun(text);
    constexpr qsizetype longestRun = 100;
    if (run.isEmpty() || run.size() > longestRun || (run.front().isLower() && run.contains(u'–')))
        return std::nullopt;
    const QStringView behind = text.sliced(run.size()).trimmed();
    const QStringView remark = parenthesis(behind);
    const bool shortName =
        run.contains(u' ') && !remark.isEmpty() && !remark.contains(u' ') && remark.front().isUpper();
    if (isAcronym(remark) || shortName) {
        const QStringView rest = behindParenthesis(behind);
        return rest.isEmpty() || isFollower(rest) ? std::optional(coined(remark, run, rest)) : std::nullopt;
    }
    const bool single = !run.contains(u' ');
    if (single && isAcronym(bare(run)) && remark.count(u' ') >= 1 && !remark.startsWith("i.e"_L1) &&
        !remark.startsWith("e.g"_L1))
        return coined(run, remark, behindParenthesis(behind));
    if (run.size() > longestName || (single && isOneOf(run, common)))
        return std::nullopt;
    const bool ends = endsWord(run) || behind.isEmpty() || behind.startsWith(u'(') || isFollower(behind);
    // "a Bayesian method": an article before and a noun behind make it no name.
    return ends ? std::optional(coined(run, {}, behindParenthesis(behind))) : std::nullopt;
}

// The name that follows "called", and the words for it in a parenthesis behind.
std::optional<Coinage> nameAfterCalling(QStringView description, QStringView rest)
{
    constexpr std::array fillers{"as"_L1, "the"_L1, "a"_L1, "an"_L1, "by"_L1, "to"_L1};
    const QStringView text = withoutLeading(rest, fillers);
    qsizetype end = 0;
    while (end < text.size() && !QStringView(u",;:(—.").contains(text[end]))
        ++end;
    QStringView name = text.first(end).trimmed();
    if (const QStringView run = capitalRun(text); !run.isEmpty())
        name = run;
    const QStringView remark = parenthesis(text.sliced(name.size()).trimmed());
    if (name.isEmpty() || (name.size() > longestName && !isAcronym(remark)))
        return std::nullopt;
    constexpr qsizetype near = 80; // a name without a capital must stand close, else it is another thing's
    if (!isCapital(name) && !isAcronym(remark) && description.size() > near)
        return std::nullopt;
    Coinage result;
    const QStringView behind = behindParenthesis(text.sliced(name.size()).trimmed());
    QStringView expansion = remark;
    if (isAcronym(remark)) {
        expansion = name;
        name = remark;
    }
    result.name = nameAlone(name).toString();
    result.description = trimmedPhrase(description, roomBehind(result.name));
    if (isGeneric(result.description)) {
        const Coinage other = coined(name, expansion, behind);
        result.description =
            expansion.contains(u' ') ? trimmedPhrase(expansion, roomBehind(result.name)) : other.description;
        result.isClause = other.isClause && !expansion.contains(u' ');
    }
    return result;
}

std::optional<Coinage> calledName(QStringView object)
{
    constexpr std::array naming{"call"_L1, "term"_L1, "name"_L1, "dub"_L1, "refer"_L1, "denote"_L1};
    const QList<QStringView> all = words(object);
    for (qsizetype i = 1; i + 1 < all.size(); ++i) {
        constexpr std::array we{"we"_L1};
        const bool weCall = isOneOf(all[i], we) && isOneOf(all[i + 1], naming);
        const bool referred = all[i] == "referred"_L1;
        if (!weCall && !referred && !isOneOf(all[i], calling))
            continue;
        const qsizetype behind = weCall ? i + 2 : i + 1;
        if (behind >= all.size())
            return std::nullopt;
        const bool which = all[i - 1] == "which"_L1 || all[i - 1] == "that"_L1;
        return nameAfterCalling(before(object, all[which ? i - 1 : i]), from(object, all[behind]));
    }
    return std::nullopt;
}

// "a retrieval framework, Dreamer, that …" and "the hyper Hawkes process (HHP), …".
std::optional<Coinage> nameBehind(QStringView object)
{
    constexpr qsizetype near = 14;
    const QList<QStringView> all = words(object);
    for (qsizetype i = 1; i < qMin(all.size(), near); ++i) {
        const QStringView word = all[i];
        const QStringView name = bare(word);
        constexpr std::array followers{"that"_L1, "which"_L1, "to"_L1, "for"_L1, "as"_L1, "where"_L1};
        const bool ends = endsWord(word) || i + 1 == all.size() || isOneOf(all[i + 1], followers);
        const bool early = !before(object, word).contains(u", ") || all[i - 1].endsWith(u',');
        if (word.startsWith(u'(') && word.contains(u')') && isAcronym(name) && ends && early) {
            const QStringView expansion = before(object, word);
            if (expansion.contains(" for "_L1) || expansion.contains(" that "_L1) || expansion.contains(" in "_L1))
                return std::nullopt;
            const QStringView part = lastPart(expansion);
            if (part.isEmpty() || part.front().toLower() != name.front().toLower())
                return std::nullopt;
            return coined(name, expansion, from(object, word).sliced(word.indexOf(u')') + 1));
        }
        const QStringView mark = all[i - 1];
        if (!(mark.endsWith(u',') || mark == u"—" || mark.endsWith(u':')))
            continue;
        const QStringView run = capitalRun(from(object, word));
        const bool isName = (isAcronym(name) && ends) || (run.contains(u' ') && run.size() <= longestName);
        if (!isName)
            continue;
        const QStringView apposed = isAcronym(name) && ends ? name : run;
        Coinage result{bare(apposed).toString(), {}};
        result.description = trimmedPhrase(before(object, word), roomBehind(result.name));
        return isGeneric(result.description) ? coined(apposed, {}, from(object, word).sliced(apposed.size())) : result;
    }
    return std::nullopt;
}

} // namespace

std::optional<Coinage> coinageIn(QStringView object)
{
    constexpr std::array counts{"two"_L1, "three"_L1, "four"_L1, "several"_L1, "multiple"_L1, "various"_L1};
    const qsizetype end = object.indexOf(u' ');
    if (end > 0 && isOneOf(object.first(end), counts))
        return std::nullopt;        // none of several names stands for all
    constexpr qsizetype near = 300; // a name further away is another thing's
    object = object.first(qMin(object.size(), near));
    auto coinage = nameFirst(object);
    if (!coinage)
        coinage = calledName(object);
    if (!coinage)
        coinage = nameBehind(object);
    if (coinage && isAcronym(coinage->description))
        std::swap(coinage->name, coinage->description);
    return coinage;
}

} // namespace lectern::heading
