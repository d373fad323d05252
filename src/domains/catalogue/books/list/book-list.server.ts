import { z } from 'zod/mini'
import { pageSchema, paging, searchTermSchema } from '#platform/list/list-schema.ts'
import { bookSummarySchema } from '../book.ts'
import { type Sort, sorts } from './sorts.ts'

const filter = {
  searchTerm: z.optional(searchTermSchema),
  genreId: z.optional(z.uuid()),
  /** Books without a cover picture. */
  cover: z.optional(z.literal('none')),
}
export const bookFilterSchema = z.strictObject(filter)
export type BookFilter = z.infer<typeof bookFilterSchema>

/** Where a list starts in the alphabet: a letter, or the first few of a title. */
const from = z.string().check(z.minLength(1), z.maxLength(10), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

/** The default `sort` is by relevance with a search term, else by title. */
export const bookQuerySchema = z
  .strictObject({ ...filter, sort: z.optional(z.enum(sorts)), from: z.optional(from), ...paging })
  .check(
    z.refine((query) => query.from === undefined || isByTitle(query), {
      path: ['from'],
      message: 'Only a list sorted by title can start at a letter',
    }),
  )
export type BookQuery = z.infer<typeof bookQuerySchema>

const isByTitle = ({
  sort,
  searchTerm,
}: {
  sort?: Sort | undefined
  searchTerm?: string | undefined
}) => (sort === undefined ? !searchTerm : sort === 'title' || sort === '-title')

export const trashQuerySchema = z.strictObject(paging)
export type TrashQuery = z.infer<typeof trashQuerySchema>

export const lettersQuerySchema = z.strictObject({ genreId: filter.genreId })
export type LettersQuery = z.infer<typeof lettersQuerySchema>

export const lettersSchema = z.object({ letters: z.array(z.string()) })
export type Letters = z.infer<typeof lettersSchema>

export const neighboursSchema = z.object({
  author: z.array(bookSummarySchema),
  genre: z.array(bookSummarySchema),
})
export type Neighbours = z.infer<typeof neighboursSchema>

export const bookPageSchema = pageSchema(bookSummarySchema)
export type BookPage = z.infer<typeof bookPageSchema>
