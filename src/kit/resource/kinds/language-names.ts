import { fold } from '#i18n/fold.ts'
import { completeLanguages, languages } from '#i18n/languages.ts'
import { languageOf } from './language.ts'

/** Historical languages; the others have codes of two letters. */
const historical = [
  'ang',
  'enm',
  'fro',
  'frm',
  'goh',
  'gmh',
  'grc',
  'non',
  'akk',
  'arc',
  'cop',
  'egy',
  'sux',
]

const namesIn = (locale: string) =>
  new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' })

export function languageCodes(): string[] {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  // Former codes, as "iw", are read as today's.
  return [...pairs, ...historical].filter((code) => languageOf(code) === code)
}

let named: Map<string, string> | undefined

export function languageNamed(written: string): string | undefined {
  if (written.trim() === '') return undefined
  named ??= new Map(
    completeLanguages.flatMap((spoken) => {
      const names = namesIn(languages[spoken].locale)
      return languageCodes().map((code) => [fold(names.of(code) ?? code), code] as const)
    }),
  )
  return named.get(fold(written.trim())) ?? languageOf(written)
}
