// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"
#include "models/paper/paper.h"

#include <QStringList>

namespace lectern {

class Connection;

/// A paper whose title and abstract have much in common with another's.
struct SimilarPaper {
    PaperId id = 0;
    QString title;           ///< As it is shown: edited, found or derived.
    double score = 0;        ///< Only for comparing papers of one answer; more is nearer.
    QStringList sharedWords; ///< As the other paper writes them, the most telling first.
};

/// The papers nearest to one by TF-IDF over the words of title and abstract, nearest first; without itself and the
/// trash. A paper's most telling words are looked up in the full-text index, rare ones first and only so many that
/// the time stays bounded in large libraries; the score is the dot product of the TF-IDF vectors, normalised by the
/// square root of the abstract's length (Salton and Buckley, Term-weighting approaches, 1988). Empty when the paper is
/// unknown or has no word in common with others.
[[nodiscard]] Result<QList<SimilarPaper>> similarPapers(Connection &connection, PaperId paper, int most = 10);

/// The ids alone; what cannot be read is not similar.
[[nodiscard]] QList<PaperId> similarTo(Connection &connection, PaperId paper);

} // namespace lectern
