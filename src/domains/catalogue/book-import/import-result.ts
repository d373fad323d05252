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

/** Why a line was not taken: in words for programs and logs, by its code for pages. */
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
  /** Lines of books: each is created, updated, unchanged or rejected. */
  read: z.int(),
  created: z.int(),
  updated: z.int(),
  /** With `update`: the book already is as its line says. */
  unchanged: z.int(),
  rejected: z.int(),
  genresCreated: z.int(),
})
export type Counts = z.infer<typeof countsSchema>

export const importResultSchema = z.extend(countsSchema, {
  /** The first thousand; those of a dry run all, up to a hundred thousand. */
  problems: z.array(problemSchema),
})
export type ImportResult = z.infer<typeof importResultSchema>
