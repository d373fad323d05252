import type { i18n as I18n } from 'i18next'
import type { Language } from './languages.ts'
import { spokenTexts } from './spoken-texts.ts'
import { loadTexts } from './texts.ts'

/** Brings all texts that the page has by now in another language as well; fails where one is out of reach. */
export async function loadLanguage(i18n: I18n, language: Language): Promise<void> {
  const isMissing = (namespace: string) => !i18n.hasResourceBundle(language, namespace)
  const missing = Object.keys(spokenTexts(i18n).texts).filter(isMissing)
  const [first] = missing
  // Off the network a worker may have them still; if not, nobody should wait for five more attempts.
  if (first && !navigator.onLine) await loadTexts(language, first)
  await i18n.reloadResources([language], missing)
  if (missing.some(isMissing)) throw new Error(`Not all texts could be loaded in ${language}`)
}
