// SPDX-FileCopyrightText: Lectern contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/math/engine.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QJSEngine>
#include <QLoggingCategory>
#include <QResource>

#include <mutex>

// Not in a namespace: the linker drops the resource from a static library unless something names it.
static void initMathResource()
{
    Q_INIT_RESOURCE(lectern_math);
}

namespace lectern::math {

using namespace Qt::StringLiterals;

namespace {

constexpr auto bundlePath = ":/lectern/math/mathjax.js"_L1;

QString translated(const char *text)
{
    return QCoreApplication::translate("Engine", text);
}

QLoggingCategory::CategoryFilter previousFilter = nullptr;

/// Minified code uses variables above their declaration, and Qt warns of each.
void silenceUsedBeforeDeclared()
{
    static std::once_flag once;
    std::call_once(once, [] {
        previousFilter = QLoggingCategory::installFilter(nullptr);
        QLoggingCategory::installFilter([](QLoggingCategory *category) {
            if (previousFilter)
                previousFilter(category);
            if (qstrcmp(category->categoryName(), "qt.qml.usedbeforedeclared") == 0)
                category->setEnabled(QtWarningMsg, false);
        });
    });
}

} // namespace

Engine::Engine(const EngineLimits &limits)
    : m_limits(limits)
    , m_watchdog(limits.time)
{
}

Engine::~Engine()
{
    unload();
}

QByteArray Engine::version()
{
    initMathResource();
    const QResource bundle(bundlePath);
    const QByteArrayView bytes(bundle.data(), bundle.size());
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex();
}

Result<void> Engine::load()
{
    if (m_js)
        return {};
    initMathResource();
    silenceUsedBeforeDeclared();
    QFile bundle(bundlePath);
    if (!bundle.open(QIODevice::ReadOnly))
        return failure(translated("The part that typesets formulas is missing"), translated("Install Lectern again"));
    m_js = std::make_unique<QJSEngine>();
    m_watchdog.watch(m_js.get());
    m_js->evaluate(u"var globalThis = this;"_s);
    const QJSValue result = m_js->evaluate(QString::fromUtf8(bundle.readAll()), bundlePath);
    m_typeset = std::make_unique<QJSValue>(m_js->globalObject().property(u"LecternMath"_s).property(u"typeset"_s));
    if (!result.isError() && m_typeset->isCallable())
        return {};
    unload();
    return failure(isCancelled() ? translated("Stopped")
                                 : translated("The part that typesets formulas does not start"));
}

void Engine::unload()
{
    m_watchdog.watch(nullptr);
    m_typeset.reset();
    m_js.reset();
}

Result<QByteArray> Engine::typeset(const FormulaKey &key)
{
    m_lastWasStopped = false;
    if (key.tex.size() > m_limits.length)
        return failure(translated("The formula has %1 characters, more than the %2 that are typeset")
                           .arg(key.tex.size())
                           .arg(m_limits.length));
    if (auto loaded = load(); !loaded) {
        m_lastWasStopped = true;
        return std::unexpected(loaded.error());
    }
    if (!m_watchdog.begin())
        return stopped(translated("Stopped"));
    const QJSValue answer = m_typeset->call({QJSValue(key.tex), QJSValue(key.display)});
    if (m_watchdog.end())
        return stopped(translated("The formula takes too long to typeset"));
    if (isCancelled())
        return stopped(translated("Stopped"));
    return read(answer);
}

Result<QByteArray> Engine::stopped(const QString &why)
{
    m_lastWasStopped = true;
    return failure(why);
}

Result<QByteArray> Engine::read(const QJSValue &answer)
{
    if (answer.isError()) {
        if (answer.errorType() == QJSValue::RangeError)
            return failure(translated("The formula is nested too deeply"));
        return failure(translated("The formula cannot be typeset: %1").arg(answer.toString()));
    }
    if (const QJSValue error = answer.property(u"error"_s); error.isString())
        return failure(error.toString());
    return answer.property(u"svg"_s).toString().toUtf8();
}

} // namespace lectern::math
