// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/html_tags.h"

#include "models/markup/characters.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace lectern::markup {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QStringView, 16> pairedTags{u"i",   u"em",  u"b",    u"strong", u"u", u"s",  u"del",    u"strike",
                                                 u"sub", u"sup", u"code", u"tt",     u"a", u"sc", u"italic", u"bold"};
constexpr std::array<QStringView, 10> passedTags{u"br", u"p",  u"div", u"span", u"font",
                                                 u"ul", u"ol", u"li",  u"inf",  u"center"};

constexpr qsizetype longestTag = 512;
constexpr qsizetype longestEntity = 12;

const QHash<QStringView, char16_t> &namedEntities()
{
    static const QHash<QStringView, char16_t> table{
        {u"amp", u'&'},       {u"lt", u'<'},     {u"gt", u'>'},       {u"quot", u'"'},   {u"apos", u'\''},
        {u"nbsp", u'\u00a0'}, {u"mdash", u'—'},  {u"ndash", u'–'},    {u"hellip", u'…'}, {u"lsquo", u'‘'},
        {u"rsquo", u'’'},     {u"ldquo", u'“'},  {u"rdquo", u'”'},    {u"laquo", u'«'},  {u"raquo", u'»'},
        {u"bull", u'•'},      {u"middot", u'·'}, {u"shy", u'\u00ad'}, {u"deg", u'°'},    {u"plusmn", u'±'},
        {u"times", u'×'},     {u"divide", u'÷'}, {u"minus", u'−'},    {u"le", u'≤'},     {u"ge", u'≥'},
        {u"ne", u'≠'},        {u"asymp", u'≈'},  {u"infin", u'∞'},    {u"rarr", u'→'},   {u"larr", u'←'},
        {u"harr", u'↔'},      {u"isin", u'∈'},   {u"sum", u'∑'},      {u"radic", u'√'},  {u"micro", u'µ'},
        {u"sect", u'§'},      {u"para", u'¶'},   {u"copy", u'©'},     {u"reg", u'®'},    {u"trade", u'™'},
        {u"euro", u'€'},      {u"pound", u'£'},  {u"yen", u'¥'},      {u"cent", u'¢'},   {u"dagger", u'†'},
        {u"alpha", u'α'},     {u"beta", u'β'},   {u"gamma", u'γ'},    {u"delta", u'δ'},  {u"epsilon", u'ε'},
        {u"lambda", u'λ'},    {u"mu", u'μ'},     {u"pi", u'π'},       {u"rho", u'ρ'},    {u"sigma", u'σ'},
        {u"tau", u'τ'},       {u"theta", u'θ'},  {u"omega", u'ω'},    {u"phi", u'φ'},    {u"Delta", u'Δ'},
        {u"Omega", u'Ω'},     {u"Sigma", u'Σ'},  {u"agrave", u'à'},   {u"aacute", u'á'}, {u"acirc", u'â'},
        {u"atilde", u'ã'},    {u"auml", u'ä'},   {u"aring", u'å'},    {u"aelig", u'æ'},  {u"ccedil", u'ç'},
        {u"egrave", u'è'},    {u"eacute", u'é'}, {u"ecirc", u'ê'},    {u"euml", u'ë'},   {u"igrave", u'ì'},
        {u"iacute", u'í'},    {u"icirc", u'î'},  {u"iuml", u'ï'},     {u"ntilde", u'ñ'}, {u"ograve", u'ò'},
        {u"oacute", u'ó'},    {u"ocirc", u'ô'},  {u"otilde", u'õ'},   {u"ouml", u'ö'},   {u"oslash", u'ø'},
        {u"ugrave", u'ù'},    {u"uacute", u'ú'}, {u"ucirc", u'û'},    {u"uuml", u'ü'},   {u"yacute", u'ý'},
        {u"szlig", u'ß'},     {u"Eacute", u'É'}, {u"Auml", u'Ä'},     {u"Ouml", u'Ö'},   {u"Uuml", u'Ü'},
        {u"Oslash", u'Ø'}};
    return table;
}

QString address(QStringView attributes)
{
    qsizetype at = attributes.indexOf(u"href=", 0, Qt::CaseInsensitive);
    if (at < 0)
        return {};
    at += 5;
    const QChar quote = charAt(attributes, at);
    if (quote != u'"' && quote != u'\'')
        return attributes.sliced(at).trimmed().toString();
    const qsizetype end = attributes.indexOf(quote, at + 1);
    return end < 0 ? QString() : attributes.sliced(at + 1, end - at - 1).toString();
}

} // namespace

bool isPaired(QStringView name)
{
    return std::ranges::find(pairedTags, name) != pairedTags.end();
}

std::optional<HtmlTag> htmlTagAt(QStringView source, qsizetype at)
{
    HtmlTag tag;
    qsizetype i = at + 1;
    const bool slash = charAt(source, i) == u'/';
    i += slash;
    if (holdsAt(source, i, u"jats:"))
        i += 5;
    const qsizetype nameEnd = skipLetters(source, i);
    tag.name = source.sliced(std::min(i, source.size()), std::max<qsizetype>(0, nameEnd - i)).toString().toLower();
    const bool known = isPaired(tag.name) || std::ranges::find(passedTags, tag.name) != passedTags.end();
    const QChar after = charAt(source, nameEnd);
    if (!known || (after != u'>' && after != u'/' && after != u' '))
        return std::nullopt;
    const qsizetype close = source.sliced(nameEnd, std::min(longestTag, source.size() - nameEnd)).indexOf(u'>');
    const QStringView attributes = close < 0 ? QStringView() : source.sliced(nameEnd, close);
    // "<i and j>" is no tag: attributes have a value.
    if (close < 0 || (!attributes.trimmed().isEmpty() && attributes.trimmed() != u"/" && !attributes.contains(u'=')))
        return std::nullopt;
    tag.opens = !slash;
    tag.closes = slash;
    tag.end = nameEnd + close + 1;
    tag.target = tag.name == u"a" ? address(attributes) : QString();
    return tag;
}

std::optional<Entity> entityAt(QStringView source, qsizetype at)
{
    const QStringView window = source.sliced(at, std::min(longestEntity, source.size() - at));
    const qsizetype semicolon = window.indexOf(u';');
    if (semicolon < 2)
        return std::nullopt;
    const QStringView name = window.sliced(1, semicolon - 1);
    if (name.front() == u'#') {
        const bool hex = charAt(name, 1) == u'x' || charAt(name, 1) == u'X';
        bool ok = false;
        const uint code = hex ? name.sliced(2).toUInt(&ok, 16) : name.sliced(1).toUInt(&ok, 10);
        if (!ok || code < 0x20 || code > 0x10ffff || QChar::isSurrogate(code))
            return std::nullopt;
        const char32_t character = code;
        return Entity{QString::fromUcs4(&character, 1), at + semicolon + 1};
    }
    const auto found = namedEntities().constFind(name);
    if (found == namedEntities().cend())
        return std::nullopt;
    return Entity{QString(QChar(*found)), at + semicolon + 1};
}

} // namespace lectern::markup
