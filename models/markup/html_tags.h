// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace lectern::markup {

/// A simple HTML tag in the source.
struct HtmlTag {
    QString name; ///< In lower case.
    bool opens = false;
    bool closes = false;
    qsizetype end = 0; ///< Behind the tag.
    QString target;    ///< The address of `<a href="…">`.
};

/// The tag that begins at `at`, if it is one that abstracts use; `<subject, relation, object>` is none.
[[nodiscard]] std::optional<HtmlTag> htmlTagAt(QStringView source, qsizetype at);

/// True for tags that come in pairs and mean something: i, sub, a. Others (p, span, div) are passed over.
[[nodiscard]] bool isPaired(QStringView name);

/// The character that an entity such as `&eacute;` or `&#233;` at `at` stands for, and where it ends.
struct Entity {
    QString text;
    qsizetype end = 0;
};
[[nodiscard]] std::optional<Entity> entityAt(QStringView source, qsizetype at);

} // namespace lectern::markup
