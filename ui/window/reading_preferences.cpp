// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/reading_preferences.h"

#include "ui/dialogs/preferences_dialog.h"
#include "ui/notes/note_editor.h"
#include "ui/reader/reader_pane.h"
#include "ui/reader/similar_panel.h"
#include "ui/style/colour_scheme.h"

#include <QGuiApplication>

namespace lectern {

namespace {

Qt::ColorScheme schemeOf(ReadingTheme theme)
{
    switch (theme) {
    case ReadingTheme::Light:
    case ReadingTheme::Sepia:
        return Qt::ColorScheme::Light;
    case ReadingTheme::Dark:
        return Qt::ColorScheme::Dark;
    case ReadingTheme::System:
        break;
    }
    return Qt::ColorScheme::Unknown;
}

} // namespace

ReadingPreferences::ReadingPreferences(QSettings &store, ReaderPane &reader, SimilarPanel &similar, NoteEditor &notes,
                                       math::Typesetter &typesetter, QWidget *window)
    : QObject(window)
    , m_store(store)
    , m_reader(reader)
    , m_similar(similar)
    , m_notes(notes)
    , m_typesetter(typesetter)
    , m_window(window)
{
    apply(ReadingSettings::load(m_store));
}

void ReadingPreferences::apply(const ReadingSettings &settings)
{
    if (settings.theme != m_settings.theme)
        applyColourScheme(*qGuiApp, schemeOf(settings.theme));
    m_settings = settings;
    m_reader.setSettings(settings);
    m_similar.setSettings(settings);
    m_notes.setSettings(settings);
}

void ReadingPreferences::open()
{
    auto *dialog = new PreferencesDialog(m_settings, &m_typesetter, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::changed, this, [this](const ReadingSettings &settings) {
        apply(settings);
        m_settings.save(m_store);
    });
    dialog->open();
}

} // namespace lectern
