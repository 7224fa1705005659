// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"
#include "app/output.h"
#include "app/sample.h"

#include <QCoreApplication>

#include <variant>

using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    // The name decides where the library stands; see defaultLibraryPath().
    QCoreApplication::setApplicationName(u"lectern"_s);
    QCoreApplication::setApplicationVersion(QString::fromLatin1(LECTERN_VERSION));

    const lectern::CommandLine parsed = lectern::parseCommandLine(argc, argv);
    if (const int *status = std::get_if<int>(&parsed))
        return *status;
    if (const auto *window = std::get_if<lectern::WindowOptions>(&parsed)) {
        if (const auto prepared = window->sample ? lectern::prepareSample() : lectern::Result<void>(); !prepared) {
            lectern::say(prepared.error());
            return 1;
        }
        return lectern::runWindow(argc, argv, *window);
    }

    const QCoreApplication application(argc, argv);
    const lectern::Result<int> result = std::get<lectern::HeadlessCommand>(parsed)();
    if (!result)
        lectern::say(result.error());
    return lectern::finishOutput(result.value_or(1));
}
