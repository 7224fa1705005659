// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/highlight.h"

#include <QColor>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

namespace lectern {

using PaperId = qint64;
using TagId = qint64;
using ListId = qint64;

/// What a source says about one paper: an importer makes it, the library keeps it. All text is source text
/// (TeX and Markdown as found). Empty strings, empty lists and year 0 mean "not said".
struct PaperRecord {
    QString title;
    QString abstract;
    QStringList authors; ///< In order, "Given Family".
    QStringList keywords;
    QString venue; ///< For example "NeurIPS 2026".
    int year = 0;
    QString track;    ///< For example "main" or "Datasets and Benchmarks".
    QString decision; ///< For example "Poster" or "Reject".
    QString area;     ///< Primary area as the venue names it.
    QString summary;  ///< The authors' one-sentence summary (TL;DR).
    QString url;
    QString pdfUrl;
    QString doi;
    QString arxivId;    ///< Without version.
    QString externalId; ///< The source's own stable id, for example OpenReview's forum id.

    bool operator==(const PaperRecord &) const = default;
};

enum class ReadingStatus { Unread = 0, Skimmed = 1, Read = 2 };

/// What the reader's own reading did to a paper.
struct ReadingState {
    ReadingStatus status = ReadingStatus::Unread;
    bool starred = false;
    int rating = 0; ///< 0 (none) to 5.

    bool operator==(const ReadingState &) const = default;
};

struct Tag {
    TagId id = 0;
    QString name;
    QColor colour;

    bool operator==(const Tag &) const = default;
};

/// A theme that a paper belongs to, and how strongly.
struct ThemeScore {
    QString theme;    ///< The theme's id, for example "fairness".
    double score = 0; ///< At least 1 for a member: 1 is the theme's threshold.

    bool operator==(const ThemeScore &) const = default;
};

/// One line of the list pane: what is shown without opening the paper.
struct PaperSummary {
    PaperId id = 0;
    QString title;             ///< The reader's, the source's or the derived one, in this order.
    bool titleDerived = false; ///< Whether the title was derived from the abstract.
    QString excerpt;           ///< The beginning of the abstract as plain text.
    QStringList authors;
    QString venue;
    int year = 0;
    QList<Tag> tags;
    QList<ThemeScore> themes; ///< Strongest first.
    ReadingState state;
    bool hasNote = false;
    int highlights = 0;

    bool operator==(const PaperSummary &) const = default;
};

/// A whole paper as the library has it.
struct Paper {
    PaperId id = 0;
    PaperRecord record;   ///< What its source says.
    QString editedTitle;  ///< The reader's own title; empty when there is none.
    QString derivedTitle; ///< Heading derived from the abstract; empty when the source has a title.
    QList<Tag> tags;
    QList<ThemeScore> themes;
    ReadingState state;
    QString note; ///< Markdown.
    QDateTime added;
    int highlights = 0;           ///< How many, lost ones too.
    QList<Highlight> annotations; ///< The highlights themselves, in reading order, lost ones at the end.

    [[nodiscard]] QString title() const;
    [[nodiscard]] bool titleDerived() const { return editedTitle.isEmpty() && record.title.isEmpty(); }
};

struct ReadingList {
    enum class Kind {
        Imported = 0,
        Manual = 1,
        Smart = 2, ///< A saved search: its papers are those that its query finds.
    };

    ListId id = 0;
    QString name;
    Kind kind = Kind::Imported;
    int count = 0;  ///< Papers in it that are not in the trash; 0 for a smart list.
    QString query;  ///< Of a smart list.
    QString folder; ///< Empty for none.
};

/// The words of a status as the command line and exports spell them: "unread", "skimmed", "read".
[[nodiscard]] QString toString(ReadingStatus status);

} // namespace lectern
