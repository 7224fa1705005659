// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/preferences_dialog.h"

#include "ui/reader/abstract_view.h"
#include "ui/style/reading_style.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFontComboBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

// In English like the abstracts that it stands for.
const QString sample =
    u"Reading long lists tires the eyes. We introduce \\emph{Lectern}, a page that is set for reading: the column is "
    "as wide as the eye can follow, and a formula such as $\\hat{\\theta}_n = \\arg\\max_{\\theta \\in \\Theta} "
    "\\sum_{i=1}^{n} \\log p(x_i \\mid \\theta)$ stands on its line. With probability $1 - \\delta$, $$R(h) \\le "
    "\\hat{R}(h) + \\sqrt{\\frac{d \\log n + \\log(1/\\delta)}{2n}}.$$ More is at https://example.org."_s;

} // namespace

PreferencesDialog::PreferencesDialog(const ReadingSettings &settings, math::Typesetter *typesetter, QWidget *parent)
    : QDialog(parent)
    , m_before(settings)
    , m_theme(new QComboBox(this))
    , m_family(new QFontComboBox(this))
    , m_size(new QDoubleSpinBox(this))
    , m_leading(new QDoubleSpinBox(this))
    , m_column(new QSpinBox(this))
    , m_sample(new AbstractView(typesetter, this))
{
    setObjectName(u"preferencesDialog"_s);
    setWindowTitle(tr("Preferences"));
    m_theme->setObjectName(u"readingTheme"_s);
    m_theme->addItem(tr("As the desktop"), int(ReadingTheme::System));
    m_theme->addItem(tr("Light"), int(ReadingTheme::Light));
    m_theme->addItem(tr("Sepia"), int(ReadingTheme::Sepia));
    m_theme->addItem(tr("Dark"), int(ReadingTheme::Dark));
    m_family->setObjectName(u"readingFamily"_s);
    m_family->setFontFilters(QFontComboBox::ScalableFonts);
    m_size->setObjectName(u"readingSize"_s);
    m_size->setRange(ReadingSettings::leastSize, ReadingSettings::mostSize);
    m_size->setDecimals(0);
    m_size->setSuffix(tr(" px"));
    m_leading->setObjectName(u"readingLeading"_s);
    m_leading->setRange(ReadingSettings::leastLeading, ReadingSettings::mostLeading);
    m_leading->setSingleStep(0.05);
    m_column->setObjectName(u"readingColumn"_s);
    m_column->setRange(ReadingSettings::leastColumn, ReadingSettings::mostColumn);
    m_column->setSuffix(tr(" characters"));
    m_sample->setObjectName(u"readingSample"_s);
    m_sample->setAccessibleName(tr("Sample"));
    m_sample->setMinimumSize(560, 280);

    auto *form = new QFormLayout;
    form->addRow(tr("&Theme:"), m_theme);
    form->addRow(tr("&Font:"), m_family);
    form->addRow(tr("&Size:"), m_size);
    form->addRow(tr("&Line spacing:"), m_leading);
    form->addRow(tr("&Width of the text:"), m_column);
    auto *buttons =
        new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_sample, 1);
    layout->addWidget(buttons);

    show(settings);
    m_sample->setSource(sample);
    connect(m_theme, &QComboBox::currentIndexChanged, this, &PreferencesDialog::announce);
    connect(m_family, &QFontComboBox::currentFontChanged, this, &PreferencesDialog::announce);
    connect(m_size, &QDoubleSpinBox::valueChanged, this, &PreferencesDialog::announce);
    connect(m_leading, &QDoubleSpinBox::valueChanged, this, &PreferencesDialog::announce);
    connect(m_column, &QSpinBox::valueChanged, this, &PreferencesDialog::announce);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PreferencesDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
        show(ReadingSettings());
        announce();
    });
}

void PreferencesDialog::show(const ReadingSettings &settings)
{
    m_filling = true;
    m_theme->setCurrentIndex(m_theme->findData(int(settings.theme)));
    m_family->setCurrentFont(QFont(QFontInfo(readingFont(settings.size, settings.family)).family()));
    m_size->setValue(settings.size);
    m_leading->setValue(settings.leading);
    m_column->setValue(settings.column);
    m_filling = false;
    m_sample->setSettings(settings);
}

ReadingSettings PreferencesDialog::chosen() const
{
    ReadingSettings settings;
    settings.theme = ReadingTheme(m_theme->currentData().toInt());
    const QString family = m_family->currentFont().family();
    if (family != QFontInfo(readingFont(settings.size, {})).family()) {
        settings.family = family;
    }
    settings.size = m_size->value();
    settings.leading = m_leading->value();
    settings.column = m_column->value();
    return settings;
}

void PreferencesDialog::announce()
{
    if (m_filling) {
        return;
    }
    const ReadingSettings settings = chosen();
    m_sample->setSettings(settings);
    Q_EMIT changed(settings);
}

void PreferencesDialog::reject()
{
    if (chosen() != m_before) {
        Q_EMIT changed(m_before);
    }
    QDialog::reject();
}

} // namespace lectern
