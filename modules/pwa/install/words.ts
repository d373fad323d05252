import { findTexts } from '#i18n/find-texts.ts'
import type { Language } from '#i18n/languages.ts'
import { joinTexts, withoutMarked } from '#i18n/untranslated.ts'
import en from './locales/en.json'

type Words = typeof en

const files = import.meta.glob<Partial<Words>>(
  [
    '/modules/*/install/locales/*.json',
    '/modules/*/with-pwa/install/locales/*.json',
    '/src/i18n/translations/*/install.json',
  ],
  { import: 'default', eager: true },
)

export const wordsOf = (language: Language): Words & Record<string, string> => ({
  ...en,
  ...withoutMarked(joinTexts(findTexts(files, language, 'install')), language),
})

export const wordsIn = (language: Language, key: keyof Words) => wordsOf(language)[key]
