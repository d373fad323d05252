import { type Language, languages } from './languages.ts'

/** Creating a formatter takes a hundred times as long as using it, and a page uses few. */
function madeOnce<Options, Format>(Kind: new (locale: string, options?: Options) => Format) {
  const made = new Map<string, Format>()
  return (locale: string, options?: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`
    const known = made.get(key) ?? new Kind(locale, options)
    made.set(key, known)
    return known
  }
}

const numbers = madeOnce(Intl.NumberFormat)
const dates = madeOnce(Intl.DateTimeFormat)
const relatives = madeOnce(Intl.RelativeTimeFormat)
const lists = madeOnce(Intl.ListFormat)

export function formatsOf(language: Language) {
  const { locale } = languages[language]
  return {
    number: (value: number | `${number}`, options?: Intl.NumberFormatOptions) =>
      numbers(locale, options).format(value),
    date: (value: Date, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) =>
      dates(locale, options).format(value),
    relative: (value: number, unit: Intl.RelativeTimeFormatUnit) =>
      relatives(locale, { numeric: 'auto' }).format(value, unit),
    list: (values: string[]) => lists(locale).format(values),
    language: (code: string) =>
      new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code,
  }
}
