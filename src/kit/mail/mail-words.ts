import { formatsOf } from '#i18n/formats.ts'
import { directionOf, type Language } from '#i18n/languages.ts'

/** An address in a sentence that runs from right to left. */
export const asWritten = (language: Language, address: string) =>
  directionOf(language) === 'rtl' ? `\u2066${address}\u2069` : address

/** With its time zone, because the reader's is unknown. */
export const mailMoment = (language: Language, at: Date) =>
  formatsOf(language).date(at, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
