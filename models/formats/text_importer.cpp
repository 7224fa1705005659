// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/text_importer.h"

#include "models/formats/source_file.h"
#include "models/formats/text_encoding.h"
#include "models/formats/text_list.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

// 25,000 abstracts have 35 MB; a text that is far larger is no list, and is read into memory whole.
constexpr qint64 largestText = 512LL * 1024 * 1024;

struct TextImporterText {
    Q_DECLARE_TR_FUNCTIONS(lectern::formats::PlainText)
};

bool hasLetter(const PaperRecord &record)
{
    const auto isLetter = [](QChar c) { return c.isLetter(); };
    return std::ranges::any_of(record.abstract, isLetter) || std::ranges::any_of(record.title, isLetter);
}

// Gives the item to the sink; false when it wants no more.
bool deliver(TextList::Item &item, const ImportSink &sink)
{
    if (hasLetter(item.record))
        return sink.record(std::move(item.record));
    return !sink.skipped ||
           sink.skipped({TextImporterText::tr("line %1").arg(item.line), TextImporterText::tr("it has no words")});
}

std::unexpected<Error> noAbstracts(const QString &fileName)
{
    return failure(TextImporterText::tr("“%1” has no abstracts in it").arg(fileName),
                   TextImporterText::tr("A text list has one abstract a paragraph, with blank lines between"));
}

} // namespace

QString TextImporter::id() const
{
    return u"text"_s;
}

QString TextImporter::name() const
{
    return TextImporterText::tr("Plain text, one abstract a paragraph");
}

QStringList TextImporter::patterns() const
{
    return {u"*.txt"_s, u"*.text"_s, u"*.md"_s};
}

int TextImporter::sniff(QByteArrayView, const QString &fileName) const
{
    const bool named = std::ranges::any_of(patterns(), [&fileName](const QString &pattern) {
        return fileName.endsWith(QStringView(pattern).sliced(1), Qt::CaseInsensitive);
    });
    return named ? 80 : 20;
}

Result<void> TextImporter::read(const QString &path, const ImportSink &sink) const
{
    const auto file = openSource(path);
    if (!file)
        return std::unexpected(file.error());
    if ((*file)->size() > largestText)
        return failure(TextImporterText::tr("“%1” is too large for a text list").arg(path),
                       TextImporterText::tr("Split it into several files"));
    const QByteArray bytes = (*file)->readAll();
    if ((*file)->error() != QFileDevice::NoError) {
        return failure(TextImporterText::tr("“%1” cannot be read to its end (%2)").arg(path, (*file)->errorString()),
                       TextImporterText::tr("Copy the file to another place and try again"));
    }
    return readText(bytes, path, sink);
}

Result<void> readText(QByteArrayView bytes, const QString &fileName, const ImportSink &sink)
{
    TextList list = parseTextList(decodeText(bytes));
    const auto isKept = [](const TextList::Item &item) { return hasLetter(item.record); };
    if (std::ranges::none_of(list.items, isKept))
        return noAbstracts(fileName);
    if (!list.name.isEmpty() && sink.listName)
        sink.listName(list.name);
    const qsizetype count = list.items.size();
    for (qsizetype i = 0; i < count; ++i) {
        if (!deliver(list.items[i], sink))
            return {};
        if (sink.progress && !sink.progress(bytes.size() * (i + 1) / count))
            return {};
    }
    return {};
}

} // namespace lectern::formats
