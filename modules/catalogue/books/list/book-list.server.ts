import { z } from 'zod/mini'
import type { PageOf, QueryOf } from '#kit/resource/index.server.ts'
import { schemasOf, type SummaryOf } from '#kit/resource/index.ts'
import { listSchema } from '#platform/list/list-schema.ts'
import { book } from '../book.resource.ts'

export type BookQuery = QueryOf<typeof book>
export type BookPage = PageOf<SummaryOf<typeof book>>

export const { summary: bookSummarySchema, record: bookSchema } = schemasOf(book)

export const neighboursSchema = z.object({
  author: z.array(bookSummarySchema),
  genre: z.array(bookSummarySchema),
})
export type Neighbours = z.infer<typeof neighboursSchema>

export const newByGenreSchema = listSchema(
  z.object({ genreId: z.uuid(), books: z.array(bookSummarySchema) }),
)
export type NewByGenre = z.infer<typeof newByGenreSchema>
