// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markup/emphasis.h"

#include <array>
#include <utility>

namespace lectern::markup {

namespace {

enum class Role { None, Opens, Closes };

/// For each node whether it opens or closes emphasis, and of which length.
struct Roles {
    std::vector<std::pair<Role, int>> of;
};

Roles findPairs(std::size_t nodeCount, const std::vector<Delimiter> &delimiters, int levels)
{
    Roles roles;
    roles.of.resize(nodeCount, {Role::None, 0});
    std::vector<std::size_t> open; // indexes into delimiters
    std::array<int, 6> waiting{};  // how many of each sort are open
    const auto sort = [](const Delimiter &d) {
        return static_cast<std::size_t>(d.length + (d.character == u'*' ? 0 : 3));
    };
    for (std::size_t i = 0; i < delimiters.size(); ++i) {
        const Delimiter &delimiter = delimiters[i];
        if (delimiter.closes && waiting[sort(delimiter)] > 0) {
            while (sort(delimiters[open.back()]) != sort(delimiter)) {
                --waiting[sort(delimiters[open.back()])];
                open.pop_back();
            }
            roles.of[delimiters[open.back()].node] = {Role::Opens, delimiter.length};
            roles.of[delimiter.node] = {Role::Closes, delimiter.length};
            --waiting[sort(delimiter)];
            open.pop_back();
        } else if (delimiter.opens && static_cast<int>(open.size()) < levels) {
            open.push_back(i);
            ++waiting[sort(delimiter)];
        }
    }
    return roles;
}

Node wrap(int length, Range range, std::vector<Node> children)
{
    Node node;
    node.kind = length == 1 ? Kind::Emphasis : Kind::Strong;
    node.range = range;
    node.children = std::move(children);
    return node;
}

} // namespace

std::vector<Node> pairEmphasis(std::vector<Node> nodes, const std::vector<Delimiter> &delimiters, int levels)
{
    if (delimiters.size() < 2 || levels <= 0)
        return nodes;
    const Roles roles = findPairs(nodes.size(), delimiters, levels);
    std::vector<std::vector<Node>> stack(1);
    std::vector<qsizetype> starts;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto [role, length] = roles.of[i];
        const Range range = nodes[i].range;
        if (role == Role::Opens) {
            stack.emplace_back();
            starts.push_back(range.start);
        } else if (role == Role::Closes) {
            Node node = wrap(length, {starts.back(), range.end() - starts.back()}, std::move(stack.back()));
            stack.pop_back();
            starts.pop_back();
            stack.back().push_back(std::move(node));
        } else {
            stack.back().push_back(std::move(nodes[i]));
        }
    }
    return std::move(stack.front());
}

} // namespace lectern::markup
