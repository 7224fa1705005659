// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/math/formula.h"
#include "models/math/watchdog.h"
#include "models/paper/error.h"

#include <chrono>
#include <memory>

class QJSEngine;
class QJSValue;

namespace lectern::math {

/// What a formula may cost.
struct EngineLimits {
    qsizetype length = 5'000;             ///< UTF-16 units of TeX; the longest real formula found has 360.
    std::chrono::milliseconds time{1500}; ///< For one formula, loading the engine not counted.
};

/// Turns TeX into SVG with MathJax in a JavaScript engine, one formula at a time, waiting for each. Loads at the first
/// formula (about half a second). All but cancel() is for one thread; it wants a stack of 8 MB.
class Engine final
{
public:
    explicit Engine(const EngineLimits &limits = {});
    ~Engine();
    Q_DISABLE_COPY_MOVE(Engine)

    /// An SVG for Formula::fromSvg; undefined commands are marked in it with the attribute data-undefined. Each
    /// formula starts clean: definitions of an earlier one are not known. Error::what says what is wrong with the TeX.
    [[nodiscard]] Result<QByteArray> typeset(const FormulaKey &key);

    /// Loads now what the first formula would load. Harmless when done already.
    [[nodiscard]] Result<void> load();

    /// Frees the JavaScript engine, on the thread that used it; the next formula loads it again.
    void unload();

    /// Ends the formula at work, if any, and fails all later ones. May be called from any thread.
    void cancel() { m_watchdog.cancel(); }
    [[nodiscard]] bool isCancelled() const { return m_watchdog.isCancelled(); }

    /// Whether the last failure came from the limits or from cancel(), so that another try may go better.
    [[nodiscard]] bool lastWasStopped() const { return m_lastWasStopped; }

    /// Changes whenever MathJax or what surrounds it changes. Needs no loading.
    [[nodiscard]] static QByteArray version();

private:
    Result<QByteArray> stopped(const QString &why);
    Result<QByteArray> read(const QJSValue &answer);

    const EngineLimits m_limits;
    std::unique_ptr<QJSEngine> m_js;
    std::unique_ptr<QJSValue> m_typeset; ///< The script's function.
    Watchdog m_watchdog;
    bool m_lastWasStopped = false;
};

} // namespace lectern::math
