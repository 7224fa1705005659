// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/tag_picker.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectern {

namespace {

QIcon dot(const QColor &colour, qreal ratio)
{
    QPixmap pixmap(QSize(12, 12) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QRectF(2, 2, 8, 8));
    return QIcon(pixmap);
}

} // namespace

TagPicker::TagPicker(const QList<Tag> &tags, const QStringList &present, QWidget *parent)
    : QDialog(parent)
    , m_tags(tags)
    , m_present(present)
    , m_name(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    setObjectName(u"tagPicker"_s);
    setWindowTitle(tr("Tag"));
    setModal(true);
    m_name->setObjectName(u"tagName"_s);
    m_name->setPlaceholderText(tr("Tag name"));
    m_name->setAccessibleName(tr("Tag name"));
    m_name->installEventFilter(this);
    m_list->setObjectName(u"tagChoices"_s);
    m_list->setAccessibleName(tr("Tags"));
    m_list->setFocusPolicy(Qt::NoFocus);
    auto *help = new QLabel(tr("Return puts the tag on or takes it off. Esc closes."), this);
    help->setForegroundRole(QPalette::PlaceholderText);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_name);
    layout->addWidget(m_list, 1);
    layout->addWidget(help);
    resize(340, 320);
    connect(m_name, &QLineEdit::textChanged, this, &TagPicker::fill);
    connect(m_list, &QListWidget::itemClicked, this, &TagPicker::toggle);
    fill();
}

void TagPicker::fill()
{
    const QString typed = m_name->text().simplified();
    m_list->clear();
    bool exact = false;
    for (const Tag &tag : std::as_const(m_tags)) {
        if (!tag.name.contains(typed, Qt::CaseInsensitive))
            continue;
        exact = exact || tag.name.compare(typed, Qt::CaseInsensitive) == 0;
        auto *item = new QListWidgetItem(dot(tag.colour, devicePixelRatioF()), tag.name, m_list);
        item->setData(Qt::UserRole, tag.name);
        item->setCheckState(m_present.contains(tag.name) ? Qt::Checked : Qt::Unchecked);
        item->setFlags(item->flags() & ~Qt::ItemIsUserCheckable);
    }
    if (!typed.isEmpty() && !exact) {
        auto *item = new QListWidgetItem(tr("New tag “%1”").arg(typed), m_list);
        item->setData(Qt::UserRole, typed);
    }
    // What begins as typed is meant before what merely contains it.
    int best = 0;
    for (int row = 0; row < m_list->count(); ++row) {
        if (!typed.isEmpty() &&
            m_list->item(row)->data(Qt::UserRole).toString().startsWith(typed, Qt::CaseInsensitive)) {
            best = row;
            break;
        }
    }
    m_list->setCurrentRow(best);
}

void TagPicker::toggle(const QListWidgetItem *item)
{
    if (!item)
        return;
    const QString name = item->data(Qt::UserRole).toString();
    if (m_present.contains(name)) {
        m_present.removeAll(name);
        Q_EMIT tagRemoved(name);
    } else {
        m_present.append(name);
        Q_EMIT tagAdded(name);
    }
    accept();
}

bool TagPicker::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_name || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int count = m_list->count();
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Down:
    case Qt::Key_Tab:
        if (count > 0)
            m_list->setCurrentRow((m_list->currentRow() + 1) % count);
        return true;
    case Qt::Key_Up:
        if (count > 0)
            m_list->setCurrentRow((m_list->currentRow() + count - 1) % count);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        toggle(m_list->currentItem());
        return true;
    default:
        return false;
    }
}

} // namespace lectern
