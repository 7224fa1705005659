// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/math/formula.h"

#include <QObject>

#include <memory>

class QThread;

namespace lectern::math {

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

    /// Drops requests that are waiting and not urgent any more.
    void cancelPending();

Q_SIGNALS:
    void ready(const lectern::math::FormulaKey &key, std::shared_ptr<const lectern::math::Formula> formula);
};

} // namespace lectern::math
