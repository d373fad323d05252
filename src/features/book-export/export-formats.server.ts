import { guardFormula } from '#features/book-import/index.server.ts'
import type { ExportedBook } from './exported-book.server.ts'

const columns = [
  'title',
  'author',
  'genre',
  'publisher',
  'description',
  'isbn',
  'publishedYear',
] as const satisfies (keyof ExportedBook)[]

/** Without it spreadsheets take the letters of most languages for others. */
const byteOrderMark = '\uFEFF'

type ExportFormat = { type: string; head: string; line: (book: ExportedBook) => string }

/** How a book is written so that an import reads the same book. */
export const exportFormats = {
  csv: {
    type: 'text/csv; charset=utf-8',
    head: `${byteOrderMark}${columns.join(',')}\r\n`,
    line: (book) => `${columns.map((column) => cell(book[column])).join(',')}\r\n`,
  },
  jsonl: {
    type: 'application/x-ndjson; charset=utf-8',
    head: '',
    line: (book) =>
      `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, book[column]])))}\n`,
  },
} as const satisfies Record<string, ExportFormat>
export type FormatName = keyof typeof exportFormats

function cell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : `${value}`
  const text = guardFormula(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
