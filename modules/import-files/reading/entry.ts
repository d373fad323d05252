import { type Problem, problem } from '../import-result.ts'

/** An update leaves a missing field unchanged. */
export type Values = Record<string, unknown>

export type Entry =
  | { line: number; values: Values; valueKey?: string | undefined }
  | { line: number; key: string; value: unknown }
  | ({ line: number; problem: Problem } & Unread)

interface Unread {
  /** The values at their places, as far as they could be told apart. */
  values?: Values
  raw?: string
}

export const malformed = (line: number, message: string, unread: Unread = {}): Entry => ({
  line,
  problem: problem(line, 'MALFORMED', message),
  ...unread,
})
