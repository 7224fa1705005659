// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/query/query_node.h"

#include <QHash>
#include <QLineEdit>
#include <QTimer>

class QCompleter;
class QLabel;
class QStringListModel;

namespace lectern {

/// The field in which searches are typed: completes field names and values, and says what it could not take.
class SearchField final : public QLineEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SearchField)

public:
    explicit SearchField(QWidget *parent = nullptr);

    /// The values that a field is known to have, for completion.
    void setFieldValues(QueryField field, const QStringList &values);

    /// What could not be taken as it was typed: the first is shown below the field when typing pauses, since half a
    /// phrase is a problem until its end is typed. Pressing it selects the place.
    void setProblems(const QList<QueryProblem> &problems);

    /// Below the field; its owner puts it there.
    [[nodiscard]] QLabel *problemLabel() const { return m_problem; }

    /// Offers what can stand at the cursor: values behind "field:", and names of fields when asked for.
    void complete(bool fieldNames);

    void showHelp();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Token {
        int start = 0;
        QString text; ///< From there to the cursor.
    };
    [[nodiscard]] Token tokenAtCursor() const;
    [[nodiscard]] QStringList offers(const Token &token, bool fieldNames) const;
    void accept(const QString &offer);
    void showProblem();

    QHash<QueryField, QStringList> m_values;
    QStringListModel *m_offers;
    QCompleter *m_completer;
    QLabel *m_problem;
    QTimer m_pause;
    QList<QueryProblem> m_problems;
};

} // namespace lectern
