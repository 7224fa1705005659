// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/reading_settings.h"

#include <QObject>

class QSettings;
class QWidget;

namespace lectern {

class NoteEditor;
class ReaderPane;
class SimilarPanel;

namespace math {
class Typesetter;
}

/// The reader's wishes for how text is set: keeps them, lets them be changed, and has the panes follow.
class ReadingPreferences final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReadingPreferences)

public:
    /// All must outlive it. The window's colour scheme is changed only when the reader chose a theme.
    ReadingPreferences(QSettings &store, ReaderPane &reader, SimilarPanel &similar, NoteEditor &notes,
                       math::Typesetter &typesetter, QWidget *window);

    [[nodiscard]] const ReadingSettings &settings() const { return m_settings; }

    /// Opens the dialog.
    void open();

private:
    void apply(const ReadingSettings &settings);

    QSettings &m_store;
    ReaderPane &m_reader;
    SimilarPanel &m_similar;
    NoteEditor &m_notes;
    math::Typesetter &m_typesetter;
    QWidget *m_window;
    ReadingSettings m_settings;
};

} // namespace lectern
