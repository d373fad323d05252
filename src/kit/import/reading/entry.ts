import { type Problem, problem } from '../import-result.ts'

/** By the names of the imported fields. An update leaves a missing field unchanged. */
export type Values = Record<string, unknown>

/** One line of a file, or several if a cell contains line ends. */
export type Entry =
  /** `valueKey` is the key of the line that holds the keyed field's value. */
  | { line: number; values: Values; valueKey?: string | undefined }
  /** Not a record: a value that other lines name by its key. */
  | { line: number; key: string; value: unknown }
  | { line: number; problem: Problem }

export const malformed = (line: number, message: string): Entry => ({
  line,
  problem: problem(line, 'MALFORMED', message),
})
