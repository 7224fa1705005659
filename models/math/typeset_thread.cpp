// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/math/typeset_thread.h"

#include "models/math/cache_file.h"

namespace lectern::math {

using namespace Qt::StringLiterals;

namespace {

/// Nested formulas recurse deeply in the JavaScript engine, which sees the end of the stack and stops before it.
constexpr uint stackBytes = 8 * 1024 * 1024;

Formula formulaOf(const CacheFile::Entry &entry, GlyphPaths &glyphs)
{
    return entry.error.isEmpty() ? Formula::fromSvg(entry.svg, &glyphs) : Formula::failed(entry.error);
}

} // namespace

TypesetThread::TypesetThread(const QString &cacheFile, Done done)
    : m_cacheFile(cacheFile)
    , m_done(std::move(done))
{
    setObjectName(u"typesetter"_s);
    setStackSize(stackBytes);
}

TypesetThread::~TypesetThread()
{
    m_queue.close();
    m_engine.cancel();
    wait();
    m_queue.close();
}

void TypesetThread::run()
{
    const auto cache = m_cacheFile.isEmpty() ? nullptr : CacheFile::open(m_cacheFile, Engine::version());
    while (const auto key = m_queue.take()) {
        const auto formula = std::make_shared<const Formula>(make(*key, cache.get()));
        if (!m_engine.isCancelled())
            m_done(*key, formula);
    }
    // The JavaScript engine belongs to this thread.
    m_engine.unload();
    // Qt's wait() orders this thread before what the destructor destroys; the queue's lock, taken by both, lets the
    // thread sanitizer see it.
    m_queue.close();
}

Formula TypesetThread::make(const FormulaKey &key, CacheFile *cache)
{
    if (cache) {
        if (const auto entry = cache->find(key))
            return formulaOf(*entry, m_glyphs);
    }
    const auto result = m_engine.typeset(key);
    const CacheFile::Entry entry = result ? CacheFile::Entry{*result, {}} : CacheFile::Entry{{}, result.error().what};
    // A slow moment of the machine must not be remembered as the formula's fault.
    if (cache && !m_engine.lastWasStopped())
        cache->store(key, entry);
    return formulaOf(entry, m_glyphs);
}

} // namespace lectern::math
