import { createInstance, type BackendModule, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { formatsOf } from './formats.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, withFallback } from './languages.ts'
import { findPlainTexts } from './plain-texts.ts'
import type { SpokenTexts } from './spoken-texts.ts'
import { loadTexts, type Namespace } from './texts.ts'

const TEXT_LOADING = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350, initAsync: false }

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    loadTexts(language, namespace).then(
      (texts) => callback(null, texts),
      (error: Error) => callback(error, true),
    )
  },
}

/** `useTranslation` copies every own property of the instance on each call; an inheriting object has none. */
const standIn: <T extends object>(original: T) => T = Object.create

export function createI18n(): I18n {
  const i18n = createInstance().use(backend).use(initReactI18next)
  if (import.meta.env.SSR) findPlainTexts(i18n)
  waitForAsked(i18n)
  return standIn(i18n)
}

/** i18next also waits for all other texts that are on their way, as those that are tried again while offline. */
function waitForAsked(i18n: I18n) {
  const load = i18n.loadNamespaces.bind(i18n)
  i18n.loadNamespaces = async (namespaces, callback) => {
    const areHere =
      i18n.isInitialized &&
      i18n.languages.every((language) =>
        [namespaces].flat().every((namespace) => i18n.hasResourceBundle(language, namespace)),
      )
    const loading = load(namespaces, callback)
    if (!areHere) await loading
  }
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
    // Texts that couldn't be fetched leave a gap instead of their keys.
    parseMissingKeyHandler: (_key, defaultValue?: string) => defaultValue ?? '',
  })
  i18n.services.formatter?.add('number', (value: number, spoken) =>
    formatsOf(isLanguage(spoken) ? spoken : DEFAULT_LANGUAGE).number(value),
  )
}
