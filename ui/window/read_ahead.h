// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/paper.h"

#include <QObject>
#include <QTimer>

namespace lectern {

class Library;
class PaperListModel;
class ReaderPane;

/// Has the neighbours of the current paper set while the reader reads, so that the next key finds them ready.
class ReadAhead final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReadAhead)

public:
    /// All must outlive it.
    ReadAhead(Library &library, const PaperListModel &papers, ReaderPane &reader, QObject *parent = nullptr);

    /// The reader is at this paper now; 0 for none.
    void follow(PaperId paper);

private:
    void prepareNeighbours();

    Library &m_library;
    const PaperListModel &m_papers;
    ReaderPane &m_reader;
    PaperId m_paper = 0;
    int m_row = -1;      ///< Of the paper, when it was left last.
    int m_direction = 1; ///< Where the reader goes: 1 down the list, -1 up.
    QTimer m_idle;
};

} // namespace lectern
