// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/paper.h"

using namespace Qt::StringLiterals;

namespace lectern {

QString Paper::title() const
{
    if (!editedTitle.isEmpty())
        return editedTitle;
    return record.title.isEmpty() ? derivedTitle : record.title;
}

QString toString(ReadingStatus status)
{
    switch (status) {
    case ReadingStatus::Unread:
        return u"unread"_s;
    case ReadingStatus::Skimmed:
        return u"skimmed"_s;
    case ReadingStatus::Read:
        return u"read"_s;
    }
    return {};
}

} // namespace lectern
