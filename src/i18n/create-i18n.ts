import { onlineManager } from '@tanstack/react-query'
import { createInstance, type BackendModule, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { OUT_OF_REACH } from '#rules/out-of-reach.ts'
import { formatsOf } from './formats.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, withFallback } from './languages.ts'
import { findPlainTexts } from './plain-texts.ts'
import type { SpokenTexts } from './spoken-texts.ts'
import { loadTexts, type Namespace } from './texts.ts'

const TEXT_LOADING = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350, initAsync: false }

const textsFrom = (load: typeof loadTexts): BackendModule => ({
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    load(language, namespace).then(
      (texts) => callback(null, texts),
      (error: Error) => callback(error, true),
    )
  },
})

/** `useTranslation` copies every own property of the instance on each call; an inheriting object has none. */
const standIn: <T extends object>(original: T) => T = Object.create

export function createI18n(load = loadTexts): I18n {
  const i18n = createInstance().use(textsFrom(load)).use(initReactI18next)
  if (import.meta.env.SSR) findPlainTexts(i18n)
  else retryAfterReturn(i18n)
  waitForAsked(i18n)
  return standIn(i18n)
}

/**
 * i18next also waits for all other texts that are on their way, as those that are tried again while offline.
 * Texts that don't arrive are an error, so that no page shows gaps; the next need tries again.
 */
function waitForAsked(i18n: I18n) {
  const load = i18n.loadNamespaces.bind(i18n)
  i18n.loadNamespaces = async (namespaces, callback) => {
    const isHere = (namespace: string) =>
      i18n.languages.every((language) => i18n.hasResourceBundle(language, namespace))
    const missing = () => [namespaces].flat().filter((namespace) => !isHere(namespace))
    const areHere = i18n.isInitialized && missing().length === 0
    const loading = load(namespaces, callback)
    if (areHere) return
    await loading
    // Components of react-i18next pass a callback, and show what has arrived.
    if (!callback && missing().length > 0) throw outOfReach(missing())
  }
}

const outOfReach = (namespaces: string[]) =>
  Object.assign(new Error(`Out of reach: ${namespaces.join(', ')}`), { name: OUT_OF_REACH })

/** Fills the gaps of parts that are already shown. */
function retryAfterReturn(i18n: I18n) {
  const missing = new Set<string>()
  i18n.on('failedLoading', (_language, namespace) => missing.add(namespace))
  onlineManager.subscribe((isOnline) => {
    if (!isOnline || missing.size === 0) return
    const again = [...missing]
    missing.clear()
    // `languageChanged` makes the components render their texts again.
    void i18n
      .reloadResources(i18n.languages, again)
      .then(() => i18n.emit('languageChanged', i18n.language))
  })
}

/** A test proves that the four languages are complete, so their pages load one and no fallback. */
export async function startI18n(i18n: I18n, { language, texts, fallback }: Partial<SpokenTexts>) {
  await i18n.init({
    lng: language,
    fallbackLng: (code) => (isLanguage(code) ? withFallback(code).slice(1) : []),
    supportedLngs: LANGUAGES,
    ns: ['common'] satisfies Namespace[],
    defaultNS: 'common',
    resources: texts &&
      language && { ...(fallback && { [DEFAULT_LANGUAGE]: fallback }), [language]: texts },
    partialBundledLanguages: true,
    ...TEXT_LOADING,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    // A part whose texts couldn't be fetched shows no keys until they are tried again.
    parseMissingKeyHandler: (_key, defaultValue?: string) => defaultValue ?? '',
  })
  i18n.services.formatter?.add('number', (value: number, spoken) =>
    formatsOf(isLanguage(spoken) ? spoken : DEFAULT_LANGUAGE).number(value),
  )
}
