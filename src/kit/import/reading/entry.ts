import type { ImportField } from '../import-fields.ts'
import { type Problem, problem } from '../import-result.ts'

/** An update leaves a missing field unchanged. */
export type Values = Partial<Record<ImportField, unknown>>

/** One line of a file, or several if a cell contains line ends. */
export type Entry =
  | { line: number; values: Values; authorKey?: string | undefined }
  /** An author, not a book: other lines name the author by key. */
  | { line: number; author: { key: string; name: string } }
  | { line: number; problem: Problem }

export const malformed = (line: number, message: string): Entry => ({
  line,
  problem: problem(line, 'MALFORMED', message),
})
