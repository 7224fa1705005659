// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/search.h"

#include <QAbstractItemModel>
#include <QColor>

#include <vector>

namespace lectern {

/// One value that a group of the filter sidebar offers.
struct FacetValue {
    QString id;    ///< As in FacetChoice.
    QString label; ///< As shown.
    QString help;  ///< One sentence, for the tooltip; may be empty.
    QColor colour; ///< Invalid for none.

    bool operator==(const FacetValue &) const = default;
};

/// The filter sidebar: groups with their values, what the reader chose, and how many papers each value has in the
/// current result. Rows of the first level are groups, of the second values.
class FacetModel final : public QAbstractItemModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FacetModel)

public:
    enum class Choice { None, Include, Exclude };
    Q_ENUM(Choice)

    enum Role {
        CountRole = Qt::UserRole, ///< int, values only
        ChoiceRole,               ///< Choice, values only
        ColourRole,               ///< QColor, values only
        FacetRole,                ///< int(Facet)
        AllRole,                  ///< bool, groups only: all included values rather than any
        ValueRole                 ///< The value's id
    };

    explicit FacetModel(QObject *parent = nullptr);

    /// What a group offers, in order. Choices of values that are gone are dropped.
    void setValues(Facet facet, const std::vector<FacetValue> &values);
    void setCounts(const FacetCounts &counts);

    void setChoice(const QModelIndex &value, Choice choice);
    void setAll(Facet facet, bool all);
    void clearChoices();

    /// Writes the choices into a query.
    void apply(Query &query) const;

    /// Whether any/all can be chosen for a group: a paper has several themes and tags, but one venue.
    [[nodiscard]] static bool hasAll(Facet facet) { return facet == Facet::Theme || facet == Facet::Tag; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex indexOf(Facet facet) const;
    [[nodiscard]] QModelIndex indexOf(Facet facet, const QString &value) const;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

Q_SIGNALS:
    /// The reader chose something else.
    void choicesChanged();

private:
    struct Row {
        FacetValue value;
        int count = 0;
        Choice choice = Choice::None;
    };

    struct Group {
        Facet facet;
        QString title;
        bool all = false;
        std::vector<Row> rows;
    };

    [[nodiscard]] Group &group(Facet facet);
    [[nodiscard]] QVariant groupData(const Group &group, int role) const;
    [[nodiscard]] QVariant rowData(const Group &group, const Row &row, int role) const;

    std::vector<Group> m_groups;
};

} // namespace lectern
