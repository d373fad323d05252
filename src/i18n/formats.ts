import type { Language } from './languages.ts'

/** Digits are named, so that the server and every browser write the same ones. */
const LOCALES: Record<Language, string> = {
  en: 'en-GB-u-nu-latn',
  fr: 'fr-FR-u-nu-latn',
  ar: 'ar-u-nu-arab',
  sw: 'sw-KE-u-nu-latn',
}

export function formatsOf(language: Language) {
  const locale = LOCALES[language]
  return {
    number: (value: number, options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(locale, options).format(value),
    date: (value: Date, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) =>
      new Intl.DateTimeFormat(locale, options).format(value),
    relative: (value: number, unit: Intl.RelativeTimeFormatUnit) =>
      new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(value, unit),
    list: (values: string[]) => new Intl.ListFormat(locale).format(values),
  }
}
