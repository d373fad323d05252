import type { ImportField } from '../import-fields.ts'
import { type Problem, problem } from '../import-result.ts'

/** What a file says of a book; a field that is not there is not touched when the book is updated. */
export type Values = Partial<Record<ImportField, unknown>>

/** One line of a file, or several where a cell goes over lines. */
export type Entry =
  | { line: number; values: Values; authorKey?: string | undefined }
  /** Not a book: somebody whom later or earlier lines name by a key. */
  | { line: number; author: { key: string; name: string } }
  | { line: number; problem: Problem }

export const malformed = (line: number, message: string): Entry => ({
  line,
  problem: problem(line, 'MALFORMED', message),
})
