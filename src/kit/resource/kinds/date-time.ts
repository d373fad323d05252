import type { FieldOf, FieldOptions } from '../fields.ts'

type DateTimeOptions = Omit<FieldOptions, 'bulk' | 'search'> & { bulk?: false }

/** A point in time: ISO 8601 in UTC, shown and entered in the time zone of the user. */
export function dateTime<const Options extends DateTimeOptions>(
  options: Options,
): FieldOf<'dateTime', string, Options>
export function dateTime(options: object): object {
  return { kind: 'dateTime', look: { width: 10.5, numeric: true }, ...options }
}

/** Four digits of a year, as the table of the resource and the cursors of its lists hold them. */
export function utcOf(written: string): string | undefined {
  const at = new Date(written)
  const utc = Number.isNaN(at.getTime()) ? '' : at.toISOString()
  return /^(?!0000)\d{4}-/.test(utc) ? utc : undefined
}
