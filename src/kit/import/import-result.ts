import { z } from 'zod/mini'

const problemCodes = [
  'REQUIRED',
  'TOO_LONG',
  'CONTROL_CHARACTERS',
  'INVISIBLE_CHARACTERS',
  'LETTER_REQUIRED',
  'ISBN_INVALID',
  'YEAR_INVALID',
  'YEAR_ZERO',
  'NOT_TEXT',
  'TITLE_TAKEN',
  'AUTHOR_UNKNOWN',
  'MALFORMED',
] as const

/** `code` is for pages, `message` is for programs and logs. */
const problemSchema = z.object({
  line: z.int(),
  field: z.optional(z.string()),
  code: z.enum(problemCodes),
  message: z.string(),
})
export type Problem = z.infer<typeof problemSchema>

export const problem = (
  line: number,
  code: Problem['code'],
  message: string,
  field?: string,
): Problem => ({ line, ...(field && { field }), code, message })

const countsSchema = z.object({
  /** The number of lines with books: each is created, updated, unchanged or rejected. */
  read: z.int(),
  created: z.int(),
  updated: z.int(),
  /** With `update`: the book already equals its line. */
  unchanged: z.int(),
  rejected: z.int(),
  genresCreated: z.int(),
})
export type Counts = z.infer<typeof countsSchema>

export const importResultSchema = z.extend(countsSchema, {
  problems: z.array(problemSchema),
})
export type ImportResult = z.infer<typeof importResultSchema>
