import { z } from 'zod/mini'
import { bookDraftSchema, bookMessages } from '#domains/catalogue/books/index.server.ts'
import { genreDraftSchema } from '#domains/catalogue/genres/index.server.ts'
import { textMessages } from '#rules/text.ts'
import { requiredFields } from '../import-fields.ts'
import { type Problem, problem } from '../import-result.ts'
import type { Values } from '../reading/entry.ts'

const isRequired = (field: string) => requiredFields.some((required) => required === field)

const incomingSchema = z.extend(z.omit(bookDraftSchema, { genreId: true }), {
  genre: genreDraftSchema.shape.name,
})
export type IncomingBook = z.infer<typeof incomingSchema>

/** For a line that names its author by key: its author field may be missing or invalid. */
const unnamedSchema = z.extend(incomingSchema, {
  author: z.catch(z.optional(bookDraftSchema.shape.author), undefined),
})
type UnnamedBook = z.infer<typeof unnamedSchema>

export function checkBook(
  line: number,
  values: Values,
  authorKey: string | undefined,
): { book: IncomingBook | UnnamedBook } | { problems: Problem[] } {
  const schema = authorKey === undefined ? incomingSchema : unnamedSchema
  const { data, error } = z.safeParse(schema, values)
  return error ? { problems: error.issues.map((issue) => toProblem(line, issue)) } : { book: data }
}

function toProblem(line: number, { code, path, message }: z.core.$ZodIssue): Problem {
  const field = String(path[0] ?? '')
  return problem(line, codeOf(field, code, message), message, field)
}

function codeOf(field: string, code: z.core.$ZodIssue['code'], message: string): Problem['code'] {
  if (message === bookMessages.yearZero) return 'YEAR_ZERO'
  if (field === 'publishedYear') return 'YEAR_INVALID'
  if (message === textMessages.invisibleCharacters) return 'INVISIBLE_CHARACTERS'
  if (message === textMessages.letterRequired) return 'LETTER_REQUIRED'
  if (code === 'custom') return 'ISBN_INVALID'
  if (code === 'too_big') return 'TOO_LONG'
  if (code === 'invalid_format') return 'CONTROL_CHARACTERS'
  return isRequired(field) ? 'REQUIRED' : 'NOT_TEXT'
}
