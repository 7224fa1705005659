// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/reading_settings.h"

#include <QDialog>

class QComboBox;
class QDoubleSpinBox;
class QFontComboBox;
class QSpinBox;

namespace lectern {

class AbstractView;

namespace math {
class Typesetter;
}

/// How text is set, with a sample that changes at once, as the window behind does. Cancel puts everything back.
class PreferencesDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreferencesDialog)

public:
    /// typesetter: may be null, then the sample shows its TeX. It must outlive the dialog.
    PreferencesDialog(const ReadingSettings &settings, math::Typesetter *typesetter, QWidget *parent = nullptr);

    void reject() override;

Q_SIGNALS:
    void changed(const lectern::ReadingSettings &settings);

private:
    void show(const ReadingSettings &settings);
    void announce();
    [[nodiscard]] ReadingSettings chosen() const;

    ReadingSettings m_before;
    QComboBox *m_theme;
    QFontComboBox *m_family;
    QDoubleSpinBox *m_size;
    QDoubleSpinBox *m_leading;
    QSpinBox *m_column;
    AbstractView *m_sample;
    bool m_filling = false;
};

} // namespace lectern
