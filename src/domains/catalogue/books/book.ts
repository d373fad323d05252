import { z } from 'zod/mini'
import { optionalLine, requiredLine, textMessages } from '#rules/text.ts'
import { parseIsbn } from './isbn.ts'

export const bookMessages = {
  titleRequired: 'Title is required',
  titleTaken: 'Title already used with the same author',
  authorRequired: 'Author is required',
  genreRequired: 'Genre is required',
  genreUnknown: 'Genre not found',
  isbnInvalid: 'ISBN is invalid',
  yearInvalid: 'Year is invalid',
  yearZero: 'There’s no year 0. For 1 BC, enter -1',
  coverUnknown: 'Picture not found',
  textTooLong: 'At most 5000 characters',
} as const

const severalLines = z.regex(/^([^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, textMessages.controlCharacters)

export const longestText = 5000

const emptyToNull = z.transform((text: string) => (text === '' ? null : text))
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema))

const isbn = z.pipe(
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || parseIsbn(text) !== undefined, bookMessages.isbnInvalid),
  ),
  z.transform((text: string) => parseIsbn(text) ?? null),
)

const year = z.int(bookMessages.yearInvalid).check(
  z.minimum(-4000, bookMessages.yearInvalid),
  z.maximum(2200, bookMessages.yearInvalid),
  z.refine((value) => value !== 0, bookMessages.yearZero),
)

const fields = {
  title: requiredLine(bookMessages.titleRequired),
  author: requiredLine(bookMessages.authorRequired),
  genreId: z.uuid({
    error: ({ input }) => (input ? bookMessages.genreUnknown : bookMessages.genreRequired),
  }),
  publisher: optional(z.pipe(optionalLine, emptyToNull)),
  description: optional(
    z.pipe(
      z.string().check(z.trim(), z.maxLength(longestText, bookMessages.textTooLong), severalLines),
      emptyToNull,
    ),
  ),
  isbn: optional(isbn),
  publishedYear: optional(year),
  coverId: optional(z.uuid(bookMessages.coverUnknown)),
}

export const bookDraftSchema = z.strictObject(fields)
export type BookDraft = z.infer<typeof bookDraftSchema>

const id = z.uuid()
export const bookIdSchema = z.strictObject({ id })

/** `version` is the version that the user edited. */
export const bookChangeSchema = z.strictObject({
  id,
  version: z.int().check(z.positive()),
  title: z.optional(fields.title),
  author: z.optional(fields.author),
  genreId: z.optional(fields.genreId),
  publisher: fields.publisher,
  description: fields.description,
  isbn: fields.isbn,
  publishedYear: fields.publishedYear,
  coverId: fields.coverId,
})
export type BookChange = z.infer<typeof bookChangeSchema>

export const bookSummarySchema = z.object({
  id,
  title: z.string(),
  author: z.string(),
  genreId: z.uuid(),
  publisher: z.nullable(z.string()),
  isbn: z.nullable(z.string()),
  publishedYear: z.nullable(z.int()),
  coverId: z.nullable(z.uuid()),
  version: z.int(),
  createdAt: z.date(),
  updatedAt: z.date(),
  deletedAt: z.nullable(z.date()),
})
export type BookSummary = z.infer<typeof bookSummarySchema>

export const bookSchema = z.extend(bookSummarySchema, { description: z.nullable(z.string()) })
export type Book = z.infer<typeof bookSchema>
