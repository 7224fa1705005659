// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/accents.h"

#include "models/markup/characters.h"

#include <QHash>

namespace lectern::markup {

namespace {

const QHash<QStringView, char16_t> &combiningMarks()
{
    static const QHash<QStringView, char16_t> table{
        {u"`", u'\u0300'}, {u"'", u'\u0301'}, {u"^", u'\u0302'}, {u"~", u'\u0303'},
        {u"=", u'\u0304'}, {u"u", u'\u0306'}, {u".", u'\u0307'}, {u"\"", u'\u0308'},
        {u"r", u'\u030a'}, {u"H", u'\u030b'}, {u"v", u'\u030c'}, {u"d", u'\u0323'},
        {u"c", u'\u0327'}, {u"k", u'\u0328'}, {u"b", u'\u0331'}, {u"t", u'\u0361'}};
    return table;
}

} // namespace

bool isAccent(QStringView name)
{
    return combiningMarks().contains(name);
}

QString accented(QStringView accent, QStringView base)
{
    const auto mark = combiningMarks().constFind(accent);
    if (mark == combiningMarks().cend() || base.isEmpty() || !base.front().isLetter())
        return {};
    QString letter(base.front() == u'ı' ? QChar(u'i') : base.front() == u'ȷ' ? QChar(u'j') : base.front());
    letter += QChar(*mark);
    const QString composed = letter.normalized(QString::NormalizationForm_C);
    // \t ties two letters; every other pair that has no letter of its own is more likely a stray backslash.
    if (composed.size() > 1 && !accent.front().isLetter())
        return {};
    return composed + base.sliced(1).toString();
}

} // namespace lectern::markup
