// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/paper/error.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectern;

class ErrorTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void messageJoinsWhatHappenedAndTheAdvice()
    {
        QCOMPARE((Error{u"The disk is full"_s, {}}.message()), u"The disk is full."_s);
        QCOMPARE((Error{u"The disk is full"_s, u"Free some space"_s}.message()),
                 u"The disk is full. Free some space."_s);
    }
};

QTEST_GUILESS_MAIN(ErrorTest)
#include "tst_error.moc"
