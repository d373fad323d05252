interface LanguageFacts {
  name: string
  /** The digits are fixed, so that the server and every browser render the same ones. */
  locale: string
  direction: 'ltr' | 'rtl'
}

const complete = {
  en: { name: 'English', locale: 'en-GB-u-nu-latn', direction: 'ltr' },
  fr: { name: 'Français', locale: 'fr-FR-u-nu-latn', direction: 'ltr' },
  ar: { name: 'العربية', locale: 'ar-u-nu-arab', direction: 'rtl' },
  sw: { name: 'Kiswahili', locale: 'sw-KE-u-nu-latn', direction: 'ltr' },
} satisfies Record<string, LanguageFacts>

/** Their texts are in `translations/<code>`; those that are missing there are shown in English. */
const further = {} satisfies Record<string, LanguageFacts>

export const languages = { ...complete, ...further }

export type Language = keyof typeof languages

type CompleteLanguage = keyof typeof complete

export type InLanguages<Value> = Record<CompleteLanguage, Value> & Partial<Record<Language, Value>>

export type Labels = InLanguages<string>

export const DEFAULT_LANGUAGE = 'en' satisfies Language

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

export const LANGUAGES = Object.keys(languages).filter(isLanguage)

export function isComplete(language: string): language is CompleteLanguage {
  return Object.hasOwn(complete, language)
}

export const completeLanguages = LANGUAGES.filter(isComplete)

/** The languages in which a text is looked up, in this order. */
export const withFallback = (language: Language): Language[] =>
  isComplete(language) ? [language] : [language, DEFAULT_LANGUAGE]

export function inLanguage<Value>(values: InLanguages<Value>, language: Language): Value {
  const known: Partial<Record<Language, Value>> = values
  return known[language] ?? values[DEFAULT_LANGUAGE]
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return languages[language].direction
}

export function spokenBy(i18n: { language: string }): Language {
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE
}
