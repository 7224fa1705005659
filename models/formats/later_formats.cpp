// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/later_formats.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

struct LaterFormatsText {
    Q_DECLARE_TR_FUNCTIONS(lectern::formats::LaterFormats)
};

struct LaterFormat {
    QLatin1StringView id;
    std::array<QLatin1StringView, 2> suffixes; // without dot; empty where the ending says nothing
    std::array<QByteArrayView, 2> beginnings;  // after leading blanks; empty where the content says nothing
};

constexpr std::array laterFormats{
    LaterFormat{"openreview"_L1, {}, {}},
    LaterFormat{"neurips"_L1, {}, {R"({"count":)", R"({"count" :)"}},
    LaterFormat{"miniconf"_L1, {}, {"UID,title,"}},
    LaterFormat{"bibtex"_L1, {"bib"_L1, "bibtex"_L1}, {"@inproceedings{", "@article{"}},
    LaterFormat{"ris"_L1, {"ris"_L1}, {"TY  - "}},
    LaterFormat{"csl-json"_L1, {}, {}},
    LaterFormat{"csv"_L1, {"csv"_L1, "tsv"_L1}, {}},
    LaterFormat{"arxiv"_L1, {"atom"_L1, "xml"_L1}, {"<?xml", "<feed"}},
    LaterFormat{"lectern"_L1, {}, {}},
};

bool isMarkedAs(const LaterFormat &format, QByteArrayView beginning, const QString &path)
{
    const auto endsSo = [&](QLatin1StringView suffix) {
        return !suffix.isEmpty() && path.endsWith(u'.' + QString(suffix), Qt::CaseInsensitive);
    };
    const auto beginsSo = [&](QByteArrayView marker) { return !marker.isEmpty() && beginning.startsWith(marker); };
    return std::ranges::any_of(format.suffixes, endsSo) || std::ranges::any_of(format.beginnings, beginsSo);
}

} // namespace

bool isLaterFormat(const QString &id)
{
    return std::ranges::contains(laterFormats, id, [](const LaterFormat &format) { return QString(format.id); });
}

QString recogniseLaterFormat(QByteArrayView beginning, const QString &path)
{
    const auto found =
        std::ranges::find_if(laterFormats, [text = beginning.trimmed(), &path](const LaterFormat &format) {
            return isMarkedAs(format, text, path);
        });
    return found == laterFormats.end() ? QString() : QString(found->id);
}

std::unexpected<Error> notSupportedYet(const QString &id, const QStringList &supported)
{
    return failure(LaterFormatsText::tr("Lectern cannot import the format “%1” yet").arg(id),
                   LaterFormatsText::tr("It reads these: %1").arg(supported.join(u", "_s)));
}

} // namespace lectern::formats
