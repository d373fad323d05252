import { guardFormula } from '#rules/formula-guard.ts'

type Cell = string | number | Date | null

export interface FileFormat<Row> {
  ending: string
  type: string
  head: string
  line: (row: Row) => string
}

/** Without it, spreadsheets misread non-ASCII characters. */
const byteOrderMark = '\uFEFF'

export const formatNames = ['csv', 'jsonl'] as const
export type FormatName = (typeof formatNames)[number]

/** `unguarded` columns hold numbers as texts. */
export const formatsWith = <Name extends string>(
  columns: readonly Name[],
  unguarded: readonly Name[] = [],
): Record<FormatName, FileFormat<Record<Name, Cell>>> => ({
  csv: {
    ending: 'csv',
    type: 'text/csv; charset=utf-8',
    head: `${byteOrderMark}${columns.join(',')}\r\n`,
    line: (row) =>
      `${columns.map((column) => cell(row[column], unguarded.includes(column))).join(',')}\r\n`,
  },
  jsonl: {
    ending: 'jsonl',
    type: 'application/x-ndjson; charset=utf-8',
    head: '',
    line: (row) =>
      `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])))}\n`,
  },
})

function cell(value: Cell, isUnguarded: boolean): string {
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'string') return value === null ? '' : `${value}`
  const text = isUnguarded ? value : guardFormula(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
