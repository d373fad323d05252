import type { i18n as I18n, ResourceLanguage } from 'i18next'
import { DEFAULT_LANGUAGE, isComplete, type Language, spokenBy } from './languages.ts'

export type SpokenTexts = {
  language: Language
  texts: ResourceLanguage
  /** The English texts, which a language beside the four needs. */
  fallback?: ResourceLanguage
}

export function spokenTexts(i18n: I18n): SpokenTexts {
  const language = spokenBy(i18n)
  const { data } = i18n.store
  return {
    language,
    texts: data[language] ?? {},
    ...(!isComplete(language) && { fallback: data[DEFAULT_LANGUAGE] ?? {} }),
  }
}
