// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/text_encoding.h"

#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern::formats {

namespace {

QString decodeUtf16(QByteArrayView bytes, Utf16Order order)
{
    QStringDecoder decoder(order == Utf16Order::Little ? QStringDecoder::Utf16LE : QStringDecoder::Utf16BE);
    return decoder.decode(bytes);
}

// Valid text, or nothing. GB18030 and Windows-1252 exist where Qt was built with ICU.
std::optional<QString> decodeStrictly(QByteArrayView bytes, QAnyStringView encoding)
{
    QStringDecoder decoder(encoding);
    if (!decoder.isValid())
        return std::nullopt;
    QString text = decoder.decode(bytes);
    if (decoder.hasError() || text.contains(QChar::ReplacementCharacter))
        return std::nullopt;
    return text;
}

// A download that was cut inside a letter, or one odd byte in a page of Chinese, is still UTF-8.
bool isNearlyUtf8(QByteArrayView bytes, const QString &decoded)
{
    const auto beyondAscii = std::ranges::count_if(bytes, [](char c) { return static_cast<signed char>(c) < 0; });
    const auto bad = decoded.count(QChar::ReplacementCharacter);
    return bad <= 3 && bad * 10 < beyondAscii;
}

// Both bytes of a common Chinese character are high in GB18030. In Western text a high byte stands alone, and what
// follows is a plain letter.
bool looksChinese(QByteArrayView bytes)
{
    const auto isHigh = [](char c) { return static_cast<unsigned char>(c) >= 0xA1; };
    qsizetype pairs = 0, singles = 0;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        if (!isHigh(bytes[i]))
            continue;
        if (i + 1 < bytes.size() && isHigh(bytes[i + 1])) {
            ++pairs;
            ++i;
        } else {
            ++singles;
        }
    }
    return pairs > singles;
}

QString decodeBytes(QByteArrayView bytes)
{
    if (const auto order = guessUtf16(bytes))
        return decodeUtf16(bytes, *order);
    QStringDecoder utf8(QStringDecoder::Utf8);
    QString text = utf8.decode(bytes);
    if (!utf8.hasError() || isNearlyUtf8(bytes, text))
        return text;
    if (looksChinese(bytes)) {
        if (auto chinese = decodeStrictly(bytes, u"GB18030"))
            return *chinese;
    }
    return decodeStrictly(bytes, u"windows-1252").value_or(text);
}

} // namespace

std::optional<Utf16Order> guessUtf16(QByteArrayView bytes)
{
    if (bytes.startsWith("\xFF\xFE"))
        return Utf16Order::Little;
    if (bytes.startsWith("\xFE\xFF"))
        return Utf16Order::Big;
    constexpr qsizetype looked = 4096;
    qsizetype zeros[2] = {0, 0};
    const qsizetype count = qMin(looked, bytes.size());
    for (qsizetype i = 0; i < count; ++i)
        zeros[i % 2] += bytes[i] == '\0';
    const qsizetype half = count / 2;
    if (half < 4 || qMin(zeros[0], zeros[1]) * 50 > half || qMax(zeros[0], zeros[1]) * 10 < half * 7)
        return std::nullopt;
    return zeros[1] > zeros[0] ? Utf16Order::Little : Utf16Order::Big;
}

QString decodeText(QByteArrayView bytes)
{
    QString text = decodeBytes(bytes);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    text.replace("\r\n"_L1, "\n"_L1);
    text.replace(u'\r', u'\n');
    return text;
}

} // namespace lectern::formats
