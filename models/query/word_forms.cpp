// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/query/word_forms.h"

#include <libstemmer.h>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// Words shorter than this have no other forms but a plural.
constexpr qsizetype shortestWord = 4;

constexpr QStringView endings[] = {
    u"",     u"s",       u"e",     u"es",      u"ed",   u"d",    u"ing",   u"ings",    u"er",       u"ers",
    u"ion",  u"ions",    u"ation", u"ations",  u"ly",   u"al",   u"ally",  u"ment",    u"ments",    u"ness",
    u"able", u"ability", u"ible",  u"ibility", u"ive",  u"ity",  u"ities", u"ization", u"izations", u"ize",
    u"izes", u"ized",    u"izing", u"ful",     u"ance", u"ence", u"ant",   u"ent",     u"ator",     u"ators",
    u"ics",  u"ical",    u"y",     u"ies",     u"ied",  u"or",   u"ors"};

struct StemmerDeleter {
    void operator()(sb_stemmer *stemmer) const { sb_stemmer_delete(stemmer); }
};

sb_stemmer *stemmer()
{
    // A stemmer keeps its working memory: one a thread.
    thread_local const std::unique_ptr<sb_stemmer, StemmerDeleter> english(sb_stemmer_new("english", "UTF_8"));
    return english.get();
}

bool isLatin(const QString &word)
{
    return std::ranges::all_of(word, [](QChar c) { return c >= u'a' && c <= u'z'; });
}

bool isVowel(QChar c)
{
    return u"aeiouy"_s.contains(c);
}

} // namespace

QString stem(const QString &word)
{
    if (!isLatin(word) || word.isEmpty())
        return word;
    const QByteArray bytes = word.toLatin1();
    const sb_symbol *stemmed =
        sb_stemmer_stem(stemmer(), reinterpret_cast<const sb_symbol *>(bytes.constData()), int(bytes.size()));
    return QString::fromLatin1(reinterpret_cast<const char *>(stemmed), sb_stemmer_length(stemmer()));
}

QStringList wordForms(const QString &word)
{
    QStringList forms{word};
    if (!isLatin(word))
        return forms;
    if (word.size() < shortestWord) {
        if (word.size() > 1 && !word.endsWith(u's'))
            forms.append(word + u's'); // "LLM" is mostly written "LLMs"
        return forms;
    }
    const QString root = stem(word);
    QStringList bases{root};
    if (root.endsWith(u'i')) // "studi"
        bases.append(root.chopped(1) + u'y');
    if (root.size() > 2 && !isVowel(root.back()) && isVowel(root.at(root.size() - 2)))
        bases.append(root + root.back()); // "plan", "planning"
    for (const QString &base : std::as_const(bases)) {
        for (const QStringView ending : endings) {
            const QString form = QString(base).append(ending);
            if (form != word && stem(form) == root)
                forms.append(form);
        }
    }
    forms.removeDuplicates();
    return forms;
}

} // namespace lectern
