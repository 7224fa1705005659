// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paper/paper.h"
#include "ui/style/reading_settings.h"

#include <QHash>
#include <QWidget>

class QLabel;

namespace lectern {

class ChipRow;
class TitleEdit;

/// What stands above an abstract: title (edited in place), authors, venue, state, themes, tags, keywords.
class PaperHeader final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaperHeader)

public:
    explicit PaperHeader(QWidget *parent = nullptr);

    void setPaper(const Paper &paper);

    /// Theme id -> name as shown; an id without a name is shown itself.
    void setThemeNames(const QHash<QString, QString> &names);

    /// The theme whose chip is down; empty for none.
    [[nodiscard]] QString activeTheme() const;
    void setActiveTheme(const QString &theme);

    /// The title has the font of the text.
    void setSettings(const ReadingSettings &settings);

    /// Aligns the header with the text below, in pixels.
    void setColumn(int left, int width);

    /// Opens the title for editing.
    void editTitle();

Q_SIGNALS:
    void titleEdited(const QString &title);  ///< Empty: back to the source's or the derived title.
    void themeToggled(const QString &theme); ///< Empty when the active chip was released.
    void titleClosed();                      ///< Editing ended, saved or not: the text below gets the keyboard.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showTitle();
    void showChips();
    void closeTitle();
    void applyColours();

    Paper m_paper;
    ReadingSettings m_settings;
    QHash<QString, QString> m_themeNames;
    QLabel *m_title;
    TitleEdit *m_edit;
    QLabel *m_authors;
    QLabel *m_venue;
    QLabel *m_keywords;
    ChipRow *m_chips;
    int m_left = 16;
    int m_width = 0;
    bool m_applying = false;
};

} // namespace lectern
