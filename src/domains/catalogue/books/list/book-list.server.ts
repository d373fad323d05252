import { z } from 'zod/mini'
import type { PageOf, QueryOf } from '#kit/resource/index.server.ts'
import { type FilterOf, schemasOf, type SummaryOf } from '#kit/resource/index.ts'
import { book } from '../book.resource.ts'

export type BookFilter = FilterOf<typeof book>
export type BookQuery = QueryOf<typeof book>
export type BookPage = PageOf<SummaryOf<typeof book>>

const { summary } = schemasOf(book)

export const neighboursSchema = z.object({ author: z.array(summary), genre: z.array(summary) })
export type Neighbours = z.infer<typeof neighboursSchema>
