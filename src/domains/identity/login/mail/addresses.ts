import { directionOf, type Language } from '#i18n/languages.ts'

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

export const asWritten = (language: Language, address: string) =>
  directionOf(language) === 'rtl' ? `\u2066${address}\u2069` : address
