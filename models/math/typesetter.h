// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/math/formula.h"
#include "models/threads/mailbox.h"

#include <QCache>
#include <QObject>
#include <QSet>

#include <memory>

namespace lectern::math {

class TypesetThread;

/// Turns TeX into drawable formulas on a thread of its own, with a memory cache and, when a path is given, a cache
/// file that may be deleted at any time. Results arrive by signal on the thread that owns the typesetter.
class Typesetter final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Typesetter)

public:
    /// cacheFile: an SQLite file for typeset formulas, created when missing; empty for none.
    explicit Typesetter(const QString &cacheFile, QObject *parent = nullptr);
    ~Typesetter() override;

    /// The formula when it is in memory, else null; never waits.
    [[nodiscard]] std::shared_ptr<const Formula> cached(const FormulaKey &key) const;

    /// Asks for a formula; ready() follows, also for formulas that cannot be typeset. Asking twice is harmless.
    /// Later requests with urgent set are served before earlier ones without.
    void request(const FormulaKey &key, bool urgent = true);

    /// Drops those of the requests that are waiting, since the reader went on; no ready() follows for them. The
    /// formula at work is finished and reported.
    void cancel(const QSet<FormulaKey> &keys);

Q_SIGNALS:
    void ready(const lectern::math::FormulaKey &key, std::shared_ptr<const lectern::math::Formula> formula);

private:
    void keep(const FormulaKey &key, const std::shared_ptr<const Formula> &formula);
    TypesetThread &thread();

    const QString m_cacheFile;
    mutable QCache<FormulaKey, std::shared_ptr<const Formula>> m_memory; ///< mutable: looking up counts as use.
    Mailbox m_results;
    std::unique_ptr<TypesetThread> m_thread; ///< Started by the first request. Last: it uses the mailbox.
};

} // namespace lectern::math
