export const LANGUAGES = ['en', 'fr', 'ar', 'sw'] as const

export type Language = (typeof LANGUAGES)[number]

export type Labels = Record<Language, string>

export const DEFAULT_LANGUAGE: Language = 'en'

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  ar: 'العربية',
  sw: 'Kiswahili',
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

export function spokenBy(i18n: { language: string }): Language {
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE
}
