// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/read_ahead.h"

#include "models/items/paper_list_model.h"
#include "models/library/library.h"
#include "ui/reader/reader_pane.h"

namespace lectern {

namespace {

// The paper itself is painted first; a key that is held down comes every 30 ms or so.
constexpr int readAheadMilliseconds = 10;

} // namespace

ReadAhead::ReadAhead(Library &library, const PaperListModel &papers, ReaderPane &reader, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_papers(papers)
    , m_reader(reader)
{
    m_idle.setSingleShot(true);
    m_idle.setInterval(readAheadMilliseconds);
    connect(&m_idle, &QTimer::timeout, this, &ReadAhead::prepareNeighbours);
}

void ReadAhead::follow(PaperId paper)
{
    m_paper = paper;
    m_idle.start();
}

void ReadAhead::prepareNeighbours()
{
    const int row = m_paper == 0 ? -1 : m_papers.rowOf(m_paper);
    if (row < 0) {
        return;
    }
    if (m_row >= 0 && row != m_row) {
        m_direction = row > m_row ? 1 : -1;
    }
    m_row = row;
    // Two ahead, for a reader who leafs through; the one behind was just shown.
    for (const int step : {1, 2, -1}) {
        const PaperId neighbour = m_papers.paperAt(row + step * m_direction);
        if (neighbour == 0) {
            continue;
        }
        // A paper that cannot be read is reported when it is asked for.
        if (const Result<Paper> paper = m_library.papers().paper(neighbour)) {
            m_reader.prepare(paper->record.abstract);
        }
    }
}

} // namespace lectern
