import type { i18n as I18n, ResourceLanguage } from 'i18next'
import { type Language, spokenBy } from './languages.ts'

export type SpokenTexts = { language: Language; texts: ResourceLanguage }

export function spokenTexts(i18n: I18n): SpokenTexts {
  const language = spokenBy(i18n)
  return { language, texts: i18n.store.data[language] ?? {} }
}
