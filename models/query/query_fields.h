// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <limits>
#include <optional>

namespace lectern {

/// What a query can name before a colon.
enum class QueryField {
    Everywhere, ///< No field: title, abstract, notes, authors and keywords.
    Title,
    Abstract,
    Author,
    Note,
    Keyword,
    Acronym, ///< A short form and what it stands for in the library's abstracts.
    Tag,
    Theme,
    List,
    Venue,
    Year,
    Rating,
    Tags,       ///< How many.
    Highlights, ///< How many.
    Added,
    State, ///< status: and is:, with the values of stateValues().
    Has,
    Similar,
};

/// A condition on what is known of a paper.
struct QueryFilter {
    QueryField field = QueryField::Everywhere;
    QString text; ///< Of names, as typed, where * stands for anything, and of flags.
    double least = -std::numeric_limits<double>::infinity();
    double most = std::numeric_limits<double>::infinity();
    bool ago = false; ///< Of Added: least and most are milliseconds before now rather than since 1970.
};

struct QueryFieldInfo {
    QStringView name;
    QueryField field;
    QStringView example; ///< A value, as in the help.
};

/// Every name of every field, in the order in which they are explained.
[[nodiscard]] const QList<QueryFieldInfo> &queryFields();

/// The field of a name without regard to case; nothing for a name that no field has.
[[nodiscard]] std::optional<QueryField> queryField(QStringView name);

/// Whether the field's value is words to find rather than a condition.
[[nodiscard]] bool isTextField(QueryField field);

/// The values that a field takes when they are few; empty for the others.
[[nodiscard]] const QStringList &fixedValues(QueryField field);

/// Reads a field's value: "2024..2026", ">=4", "<7d", "2026-11", "unread", "safety", "to read". Nothing when the field
/// cannot have it; expectedValue() says what it takes.
[[nodiscard]] std::optional<QueryFilter> parseFilter(QueryField field, const QString &value);
[[nodiscard]] QString expectedValue(QueryField field);

} // namespace lectern
