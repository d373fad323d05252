import type { Field, FieldOf, FieldOptions } from '../fields.ts'

type LanguageOptions = Omit<FieldOptions, 'sort' | 'bulk' | 'search'> & { bulk?: false }

/** The ISO 639 code of a language, shown by its name in the language of the user. */
export function language<const Options extends LanguageOptions>(
  options: Options,
): FieldOf<'language', string, Options>
export function language(options: object): object {
  return {
    kind: 'language',
    look: { width: 8 },
    show: (stored, format) => format.language(String(stored)),
    ...options,
  } satisfies Partial<Field>
}

/** "FR", "fra", "fre" and "fr-CA" are French. */
export function languageOf(written: string): string | undefined {
  const [, code] = /^\s*([a-z]{2,3})(?![a-z])/i.exec(written) ?? []
  if (!code) return undefined
  const { language: known } = new Intl.Locale(code)
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  return names.of(known) && known
}
