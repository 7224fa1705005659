// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output.h"

#include <QJsonDocument>

#include <cerrno>
#include <cstdio>
#include <cstring>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

/// Of the first failed write to stdout; later ones follow from it.
int &outputError()
{
    static int error = 0;
    return error;
}

bool noteFailure(bool written)
{
    if (!written && outputError() == 0)
        outputError() = errno;
    return written;
}

} // namespace

QString toQString(const std::string &utf8)
{
    return QString::fromStdString(utf8);
}

bool print(QByteArrayView bytes)
{
    const auto size = size_t(bytes.size());
    return outputError() == 0 && noteFailure(std::fwrite(bytes.data(), 1, size, stdout) == size);
}

bool printLine(const QString &line)
{
    return print(line.toUtf8() + '\n');
}

bool printJson(const QJsonObject &object)
{
    return print(QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
}

bool printJson(const QJsonArray &array)
{
    return print(QJsonDocument(array).toJson(QJsonDocument::Compact) + '\n');
}

void say(const QString &line)
{
    const QByteArray bytes = line.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stderr);
}

void say(const Error &error)
{
    say(error.message());
}

int finishOutput(int status)
{
    noteFailure(std::fflush(stdout) == 0);
    const int error = outputError();
    if (error == 0 || error == EPIPE)
        return status;
    say(u"The output could not be written: %1."_s.arg(QString::fromLocal8Bit(std::strerror(error))));
    return 1;
}

} // namespace lectern
