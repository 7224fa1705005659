// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/error.h"

using namespace Qt::StringLiterals;

namespace lectern {

QString Error::message() const
{
    return advice.isEmpty() ? what + u'.' : what + u". "_s + advice + u'.';
}

std::unexpected<Error> failure(const QString &what, const QString &advice)
{
    return std::unexpected(Error{what, advice});
}

} // namespace lectern
