// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/math/typesetter.h"

#include "models/math/typeset_thread.h"

namespace lectern::math {

namespace {

/// Bytes of formulas kept in memory; an abstract rich in formulas takes 0.2 to 1 MB.
constexpr qsizetype memoryLimit = 24 * 1024 * 1024;

} // namespace

Typesetter::Typesetter(const QString &cacheFile, QObject *parent)
    : QObject(parent)
    , m_cacheFile(cacheFile)
    , m_memory(memoryLimit)
{
}

Typesetter::~Typesetter() = default;

std::shared_ptr<const Formula> Typesetter::cached(const FormulaKey &key) const
{
    const auto *formula = m_memory.object(key);
    return formula ? *formula : nullptr;
}

void Typesetter::request(const FormulaKey &key, bool urgent)
{
    if (const auto formula = cached(key)) {
        QMetaObject::invokeMethod(this, [this, key, formula] { Q_EMIT ready(key, formula); }, Qt::QueuedConnection);
        return;
    }
    thread().queue().add(key, urgent);
}

void Typesetter::cancel(const QSet<FormulaKey> &keys)
{
    if (m_thread)
        m_thread->queue().remove(keys);
}

TypesetThread &Typesetter::thread()
{
    if (!m_thread) {
        m_thread = std::make_unique<TypesetThread>(
            m_cacheFile, [this](const FormulaKey &key, const std::shared_ptr<const Formula> &formula) {
                m_results.post([this, key, formula] { keep(key, formula); });
            });
        m_thread->start(QThread::LowPriority);
    }
    return *m_thread;
}

void Typesetter::keep(const FormulaKey &key, const std::shared_ptr<const Formula> &formula)
{
    m_memory.insert(key, new std::shared_ptr<const Formula>(formula), formula->memoryUse());
    Q_EMIT ready(key, formula);
}

} // namespace lectern::math
