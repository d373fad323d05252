import type { useFormat } from '#i18n/use-format.ts'

type Formats = Pick<ReturnType<typeof useFormat>, 'date' | 'number'>

/** "1851", or "700 BC" in the words of the language. */
export function yearText(year: number, format: Formats): string {
  if (year >= 0) return format.number(year, { useGrouping: false })
  const first = new Date(0)
  // Dates count from a year 0 that history does not have.
  first.setUTCFullYear(year + 1)
  return format.date(first, { year: 'numeric', era: 'short', timeZone: 'UTC' })
}
