import { directionOf, type Language } from '#i18n/languages.ts'

/** The owner can still recognise the email: `ann@example.com` becomes `a•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

/** Isolates an email, which reads left to right, in right-to-left text. */
export const asWritten = (language: Language, address: string) =>
  directionOf(language) === 'rtl' ? `\u2066${address}\u2069` : address
