// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/math/svg_attributes.h"

#include <QRegularExpression>

namespace lectern::math {

using namespace Qt::StringLiterals;

namespace {

QTransform oneTransform(QStringView name, const std::vector<double> &v)
{
    QTransform transform;
    if (name == u"translate" && !v.empty())
        transform.translate(v[0], v.size() > 1 ? v[1] : 0);
    else if (name == u"scale" && !v.empty())
        transform.scale(v[0], v.size() > 1 ? v[1] : v[0]);
    else if (name == u"matrix" && v.size() == 6)
        transform.setMatrix(v[0], v[1], 0, v[2], v[3], 0, v[4], v[5], 1);
    else if (name == u"rotate" && v.size() == 1)
        transform.rotate(v[0]);
    else if (name == u"rotate" && v.size() == 3)
        transform.translate(v[1], v[2]).rotate(v[0]).translate(-v[1], -v[2]);
    return transform;
}

} // namespace

std::vector<double> svgNumbers(QStringView text)
{
    static const QRegularExpression number(uR"([\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?))"_s);
    std::vector<double> numbers;
    qsizetype position = 0;
    while (true) {
        const auto match = number.matchView(text, position, QRegularExpression::NormalMatch,
                                            QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch())
            return numbers;
        numbers.push_back(match.capturedView(1).toDouble());
        position = match.capturedEnd();
    }
}

QTransform svgTransform(QStringView text)
{
    QTransform transform;
    while (true) {
        const qsizetype open = text.indexOf(u'(');
        const qsizetype close = text.indexOf(u')', open + 1);
        if (open < 0 || close < 0)
            return transform;
        QStringView name = text.first(open).trimmed();
        while (name.startsWith(u','))
            name = name.sliced(1).trimmed();
        // The first function written is the outermost one.
        transform = oneTransform(name, svgNumbers(text.sliced(open + 1, close - open - 1))) * transform;
        text = text.sliced(close + 1);
    }
}

std::optional<QRectF> svgViewBox(QStringView text)
{
    const auto numbers = svgNumbers(text);
    if (numbers.size() != 4 || numbers[2] < 0 || numbers[3] < 0)
        return std::nullopt;
    return QRectF(numbers[0], numbers[1], numbers[2], numbers[3]);
}

QStringView svgStyle(QStringView style, QStringView property)
{
    for (const QStringView declaration : style.split(u';')) {
        const qsizetype colon = declaration.indexOf(u':');
        if (colon > 0 && declaration.first(colon).trimmed() == property)
            return declaration.sliced(colon + 1).trimmed();
    }
    return {};
}

} // namespace lectern::math
