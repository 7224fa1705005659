// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/math/engine.h"
#include "models/math/glyph_paths.h"
#include "models/math/request_queue.h"

#include <QThread>

namespace lectern::math {

class CacheFile;

/// Serves a queue of formulas: from the cache file when they are in it, else by the engine, which is loaded only then.
class TypesetThread final : public QThread
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TypesetThread)

public:
    /// cacheFile: as in Typesetter.
    explicit TypesetThread(const QString &cacheFile, QObject *parent = nullptr);

    /// Interrupts the formula at work and waits for the thread's end.
    ~TypesetThread() override;

    [[nodiscard]] RequestQueue &queue() { return m_queue; }

Q_SIGNALS:
    /// Emitted on this thread, not on the one that owns it.
    void typeset(const lectern::math::FormulaKey &key, std::shared_ptr<const lectern::math::Formula> formula);

protected:
    void run() override;

private:
    Formula make(const FormulaKey &key, CacheFile *cache);

    const QString m_cacheFile;
    RequestQueue m_queue;
    GlyphPaths m_glyphs;
    Engine m_engine;
};

} // namespace lectern::math
