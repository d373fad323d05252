import type { i18n as I18n } from 'i18next'
import { type Language, withFallback } from './languages.ts'
import { spokenTexts } from './spoken-texts.ts'
import { loadTexts } from './texts.ts'

export async function loadLanguage(i18n: I18n, language: Language): Promise<void> {
  const languages = withFallback(language)
  const isMissing = (namespace: string) =>
    languages.some((one) => !i18n.hasResourceBundle(one, namespace))
  const missing = Object.keys(spokenTexts(i18n).texts).filter(isMissing)
  const [first] = missing
  // Offline, the service worker may have the texts; this fails fast, without five retries.
  if (first && !navigator.onLine) await loadTexts(language, first)
  await i18n.reloadResources(languages, missing)
  if (missing.some(isMissing)) throw new Error(`Not all texts could be loaded in ${language}`)
}
