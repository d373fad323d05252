import { directionOf, type Language } from '#i18n/languages.ts'

/** Enough for its owner to know it again: `ann@example.com` is `a•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

/** An address keeps its own order within a text that runs the other way. */
export const asWritten = (language: Language, address: string) =>
  directionOf(language) === 'rtl' ? `\u2066${address}\u2069` : address
