// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/math/engine.h"
#include "models/math/glyph_paths.h"
#include "models/math/request_queue.h"

#include <QThread>

#include <functional>
#include <memory>

namespace lectern::math {

class CacheFile;

/// Serves a queue of formulas: from the cache file when they are in it, else by the engine, which is loaded only then.
class TypesetThread final : public QThread
{
    Q_DISABLE_COPY_MOVE(TypesetThread)

public:
    /// What is called on this thread for each formula, typeset or failed.
    using Done = std::function<void(const FormulaKey &, const std::shared_ptr<const Formula> &)>;

    /// cacheFile: as in Typesetter.
    TypesetThread(const QString &cacheFile, Done done);

    /// Interrupts the formula at work and waits for the thread's end.
    ~TypesetThread() override;

    [[nodiscard]] RequestQueue &queue() { return m_queue; }

protected:
    void run() override;

private:
    Formula make(const FormulaKey &key, CacheFile *cache);

    const QString m_cacheFile;
    const Done m_done;
    RequestQueue m_queue;
    GlyphPaths m_glyphs;
    Engine m_engine;
};

} // namespace lectern::math
