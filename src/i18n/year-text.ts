import type { useFormat } from './use-format.ts'

type Formats = Pick<ReturnType<typeof useFormat>, 'date' | 'number'>

export function yearText(year: number, format: Formats): string {
  if (year >= 0) return format.number(year, { useGrouping: false })
  const first = new Date(0)
  // JavaScript dates have a year 0, which history does not.
  first.setUTCFullYear(year + 1)
  return format.date(first, { year: 'numeric', era: 'short', timeZone: 'UTC' })
}
