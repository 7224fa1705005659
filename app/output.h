// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/error.h"

#include <QByteArrayView>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <string>

namespace lectern {

/// An argument of the command line, which is UTF-8.
[[nodiscard]] QString toQString(const std::string &utf8);

/// Writes bytes to stdout. Gives false when nobody reads any more (a closed pipe) or the disk is full: go on or stop,
/// finishOutput() knows.
bool print(QByteArrayView bytes);
/// Writes a line as UTF-8.
bool printLine(const QString &line);
/// Writes one JSON value on one line.
bool printJson(const QJsonObject &object);
bool printJson(const QJsonArray &array);

/// Writes a line to stderr.
void say(const QString &line);
void say(const Error &error);

/// Flushes stdout. Gives the exit status: the one given, or 1 when the output could not be written; a reader that
/// closed its end of a pipe has seen what it wanted and is no failure.
[[nodiscard]] int finishOutput(int status);

} // namespace lectern
