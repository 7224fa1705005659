// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/query/query_fields.h"

#include <QCoreApplication>
#include <QDate>
#include <QDateTime>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr double millisecondsADay = 24.0 * 60 * 60 * 1000;

struct QueryText {
    Q_DECLARE_TR_FUNCTIONS(lectern::Query)
};

/// The first and the last millisecond of a day, month or year: "2026-11-20", "2026-11", "2026".
std::optional<std::pair<double, double>> dates(const QString &text)
{
    static const QRegularExpression form(u"^(\\d{4})(?:-(\\d{1,2}))?(?:-(\\d{1,2}))?$"_s);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return {};
    const int month = match.captured(2).toInt();
    const int day = match.captured(3).toInt();
    const QDate first(match.captured(1).toInt(), month == 0 ? 1 : month, day == 0 ? 1 : day);
    if (!first.isValid())
        return {};
    const QDate next = day != 0 ? first.addDays(1) : month != 0 ? first.addMonths(1) : first.addYears(1);
    return std::pair(double(first.startOfDay().toMSecsSinceEpoch()), double(next.startOfDay().toMSecsSinceEpoch() - 1));
}

/// "7d", "2w", "3m", "1y" in milliseconds.
std::optional<double> age(const QString &text)
{
    static const QRegularExpression form(u"^(\\d{1,5})([dwmy])$"_s);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return {};
    const QChar unit = match.captured(2).front();
    const double days = unit == u'd' ? 1 : unit == u'w' ? 7 : unit == u'm' ? 30.4 : 365.25;
    return match.captured(1).toDouble() * days * millisecondsADay;
}

using Ends = std::pair<double, double>;

/// Reads "a..b", "a..", "..b", "<a", "<=a", ">a", ">=a" and "a"; ends() gives what one of them stands for, from its
/// first to its last value, and step is the smallest difference.
template<typename Value>
std::optional<Ends> range(const QString &text, double step, Value ends)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (const qsizetype dots = text.indexOf(".."_L1); dots >= 0) {
        const QString from = text.first(dots);
        const QString to = text.sliced(dots + 2);
        const std::optional<Ends> first = ends(from);
        const std::optional<Ends> last = ends(to);
        if ((!first && !from.isEmpty()) || (!last && !to.isEmpty()) || (!first && !last))
            return {};
        return Ends(first ? first->first : -infinity, last ? last->second : infinity);
    }
    const qsizetype signs = text.startsWith("<="_L1) || text.startsWith(">="_L1)                      ? 2
                            : text.startsWith(u'<') || text.startsWith(u'>') || text.startsWith(u'=') ? 1
                                                                                                      : 0;
    const std::optional<Ends> value = ends(text.sliced(signs));
    if (!value)
        return {};
    const QString sign = text.first(signs);
    if (sign == "<"_L1)
        return Ends(-infinity, value->first - step);
    if (sign == "<="_L1)
        return Ends(-infinity, value->second);
    if (sign == ">"_L1)
        return Ends(value->second + step, infinity);
    if (sign == ">="_L1)
        return Ends(value->first, infinity);
    return value;
}

std::optional<Ends> number(const QString &text)
{
    bool whole = false;
    const double value = text.toInt(&whole);
    return whole ? std::optional(Ends(value, value)) : std::nullopt;
}

std::optional<QueryFilter> addedFilter(const QString &text)
{
    QueryFilter filter{QueryField::Added, text};
    const auto point = [](auto read) {
        return [read](const QString &value) -> std::optional<Ends> {
            const auto read_ = read(value);
            return read_ ? std::optional(Ends(*read_, *read_)) : std::nullopt;
        };
    };
    if (const auto days = range(text, 1, point(age))) {
        std::tie(filter.least, filter.most) = *days;
        if (days->first == days->second)
            filter.least = -std::numeric_limits<double>::infinity(); // "added:7d" is within seven days
        filter.ago = true;
        return filter;
    }
    if (const auto days = range(text, 1, dates)) {
        std::tie(filter.least, filter.most) = *days;
        return filter;
    }
    return {};
}

} // namespace

const QList<QueryFieldInfo> &queryFields()
{
    static const QList<QueryFieldInfo> fields{
        {u"title", QueryField::Title, u"graph"},
        {u"abstract", QueryField::Abstract, u"\"we prove\""},
        {u"author", QueryField::Author, u"lee"},
        {u"note", QueryField::Note, u"ask"},
        {u"keyword", QueryField::Keyword, u"fairness"},
        {u"tag", QueryField::Tag, u"\"to read\""},
        {u"theme", QueryField::Theme, u"safety"},
        {u"list", QueryField::List, u"seminar"},
        {u"venue", QueryField::Venue, u"icml*"},
        {u"year", QueryField::Year, u"2024..2026"},
        {u"is", QueryField::State, u"unread"},
        {u"status", QueryField::State, u"read"},
        {u"has", QueryField::Has, u"note"},
        {u"rating", QueryField::Rating, u">=4"},
        {u"added", QueryField::Added, u"<7d"},
        {u"tags", QueryField::Tags, u"0"},
        {u"highlights", QueryField::Highlights, u">=3"},
        {u"acronym", QueryField::Acronym, u"RLHF"},
        {u"similar", QueryField::Similar, u"12"},
    };
    return fields;
}

std::optional<QueryField> queryField(QStringView name)
{
    const auto found = std::ranges::find_if(queryFields(), [name](const QueryFieldInfo &info) {
        return info.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    return found == queryFields().end() ? std::nullopt : std::optional(found->field);
}

bool isTextField(QueryField field)
{
    return field <= QueryField::Acronym;
}

const QStringList &fixedValues(QueryField field)
{
    static const QStringList states{u"unread"_s, u"skimmed"_s, u"read"_s,  u"starred"_s,
                                    u"rated"_s,  u"noted"_s,   u"tagged"_s};
    static const QStringList parts{u"note"_s,   u"highlight"_s, u"title"_s, u"abstract"_s, u"math"_s,
                                   u"author"_s, u"tag"_s,       u"theme"_s, u"rating"_s};
    static const QStringList none;
    return field == QueryField::State ? states : field == QueryField::Has ? parts : none;
}

std::optional<QueryFilter> parseFilter(QueryField field, const QString &value)
{
    const QString text = value.simplified().toCaseFolded();
    QueryFilter filter{field, text};
    switch (field) {
    case QueryField::Tag:
    case QueryField::Theme:
    case QueryField::List:
    case QueryField::Venue:
        filter.text = value.simplified();
        return text.isEmpty() || text == "*"_L1 ? std::nullopt : std::optional(filter);
    case QueryField::Year:
    case QueryField::Rating:
    case QueryField::Tags:
    case QueryField::Highlights:
    case QueryField::Similar: {
        const auto ends = range(text, 1, number);
        if (!ends || (field == QueryField::Similar && ends->first != ends->second))
            return {};
        std::tie(filter.least, filter.most) = *ends;
        return filter;
    }
    case QueryField::Added:
        return addedFilter(text);
    case QueryField::State:
    case QueryField::Has: {
        // The plural will do: "has:notes".
        const QString one = text.endsWith(u's') ? text.chopped(1) : text;
        for (const QString &known : fixedValues(field)) {
            if (known == text || known == one) {
                filter.text = known;
                return filter;
            }
        }
        return {};
    }
    default:
        return {};
    }
}

QString expectedValue(QueryField field)
{
    switch (field) {
    case QueryField::State:
    case QueryField::Has:
        return QueryText::tr("one of %1").arg(fixedValues(field).join(u", "_s));
    case QueryField::Added:
        return QueryText::tr("an age such as <7d, 2w or 3m, or a date such as 2026-11");
    case QueryField::Similar:
        return QueryText::tr("a paper's number");
    case QueryField::Year:
        return QueryText::tr("a year, or years such as 2024..2026 or >=2024");
    case QueryField::Rating:
    case QueryField::Tags:
    case QueryField::Highlights:
        return QueryText::tr("a number, or numbers such as 3..5 or >=4");
    default:
        return QueryText::tr("a name; quote it when it has spaces");
    }
}

} // namespace lectern
