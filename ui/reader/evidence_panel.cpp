// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reader/evidence_panel.h"

#include <QLabel>
#include <QMap>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

QString wordLine(const QList<ThemeEvidence> &evidence)
{
    QMap<QString, double> sums;
    for (const ThemeEvidence &one : evidence) {
        sums[one.term] += one.weight;
    }
    QList<std::pair<QString, double>> words(sums.constKeyValueBegin(), sums.constKeyValueEnd());
    std::ranges::stable_sort(words, std::ranges::greater(), &std::pair<QString, double>::second);
    QStringList parts;
    for (const auto &[term, weight] : std::as_const(words)) {
        const QString sign = weight < 0 ? u"\u2212"_s : u"+"_s;
        parts.append(term + u"\u00a0"_s + sign + QString::number(std::abs(weight), 'f', 1));
    }
    return parts.join(u"   "_s);
}

} // namespace

EvidencePanel::EvidencePanel(QWidget *parent)
    : QWidget(parent)
    , m_heading(new QLabel(this))
    , m_words(new QLabel(this))
{
    setObjectName(u"evidencePanel"_s);
    setAccessibleName(tr("Why this theme"));
    m_heading->setObjectName(u"evidenceHeading"_s);
    m_words->setObjectName(u"evidenceWords"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(4);
    for (QLabel *label : {m_heading, m_words}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addWidget(label);
    }
    QFont font = m_heading->font();
    font.setBold(true);
    m_heading->setFont(font);
}

void EvidencePanel::showMatch(const QString &name, const ThemeMatch &match)
{
    m_heading->setText(tr("%1: score %2 (1 is a member)").arg(name).arg(match.score, 0, 'f', 1));
    m_words->setText(wordLine(match.evidence));
}

void EvidencePanel::showNothing(const QString &name)
{
    m_heading->setText(name);
    m_words->setText(tr("No words on record for this theme."));
}

void EvidencePanel::setColumn(int left, int width)
{
    const int outer = parentWidget() != nullptr ? parentWidget()->width() : left + width + left;
    layout()->setContentsMargins(left, 8, std::max(outer - left - width, 0), 12);
}

} // namespace lectern
