// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

namespace lectern::bench {

/// Milliseconds that some work takes.
template<typename Work>
double milliseconds(Work &&work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return double(timer.nsecsElapsed()) / 1e6;
}

/// What the process has in memory, in MB.
inline double residentMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').value(0).toDouble() / 1024;
    }
    return 0;
}

/// A quantile of samples, 0 to 1; the samples must not be empty.
inline double quantile(std::vector<double> samples, double q)
{
    std::ranges::sort(samples);
    return samples[size_t(q * double(samples.size() - 1))];
}

/// A line of the result: what was measured, beside its floor and its target when there are such.
struct Row {
    QString work;
    QString unit;
    double value = 0;
    std::optional<double> floor;  ///< Measured in the same run, in the same unit.
    std::optional<double> target; ///< Of value, or of value / floor when there is a floor.
    bool additive = false;        ///< The target is of value - floor.

    [[nodiscard]] double compared() const { return !floor ? value : additive ? value - *floor : value / *floor; }
    [[nodiscard]] bool met() const { return !target || compared() <= *target; }
    [[nodiscard]] QJsonObject toJson() const;
};

using Rows = std::vector<Row>;

} // namespace lectern::bench
