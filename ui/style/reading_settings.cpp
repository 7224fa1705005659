// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/reading_settings.h"

#include <QFontDatabase>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

constexpr std::pair<ReadingTheme, QLatin1StringView> themeWords[] = {{ReadingTheme::System, "system"_L1},
                                                                     {ReadingTheme::Light, "light"_L1},
                                                                     {ReadingTheme::Sepia, "sepia"_L1},
                                                                     {ReadingTheme::Dark, "dark"_L1}};

template<typename T>
void readBetween(const QSettings &settings, QAnyStringView key, T least, T most, T &value)
{
    bool isNumber = false;
    const double read = settings.value(key).toDouble(&isNumber);
    if (isNumber && read >= double(least) && read <= double(most)) {
        value = T(read);
    }
}

} // namespace

ReadingSettings ReadingSettings::load(const QSettings &settings)
{
    ReadingSettings read;
    const QString family = settings.value("reading/family"_L1).toString();
    if (QFontDatabase::hasFamily(family)) {
        read.family = family;
    }
    readBetween(settings, "reading/size"_L1, leastSize, mostSize, read.size);
    readBetween(settings, "reading/leading"_L1, leastLeading, mostLeading, read.leading);
    readBetween(settings, "reading/column"_L1, leastColumn, mostColumn, read.column);
    const QString word = settings.value("reading/theme"_L1).toString();
    for (const auto &[theme, name] : themeWords) {
        if (word == name) {
            read.theme = theme;
        }
    }
    return read;
}

void ReadingSettings::save(QSettings &settings) const
{
    settings.setValue("reading/family"_L1, family);
    settings.setValue("reading/size"_L1, size);
    settings.setValue("reading/leading"_L1, leading);
    settings.setValue("reading/column"_L1, column);
    for (const auto &[known, name] : themeWords) {
        if (known == theme) {
            settings.setValue("reading/theme"_L1, QString(name));
        }
    }
}

} // namespace lectern
