import { z } from 'zod/mini'
import { bookSummarySchema } from '../book.ts'
import { sorts } from './sorts.ts'

const filter = {
  searchTerm: z.optional(z.string().check(z.maxLength(255))),
  genreId: z.optional(z.uuid()),
}
export const bookFilterSchema = z.strictObject(filter)
export type BookFilter = z.infer<typeof bookFilterSchema>

/** Where a page begins, and how long it is; in a query string every number is a text. */
const paging = {
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(4000))),
  limit: z.prefault(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
}

/** Without `sort`: best matches first when something is searched for, else by title. */
export const bookQuerySchema = z.strictObject({
  ...filter,
  sort: z.optional(z.enum(sorts)),
  ...paging,
})
export type BookQuery = z.infer<typeof bookQuerySchema>

/** The trash, what went in last on top. */
export const trashQuerySchema = z.strictObject(paging)
export type TrashQuery = z.infer<typeof trashQuerySchema>

const totalSchema = z.object({ count: z.int(), exact: z.boolean() })
export type Total = z.infer<typeof totalSchema>

export const bookPageSchema = z.object({
  items: z.array(bookSummarySchema),
  nextCursor: z.nullable(z.string()),
  total: totalSchema,
})
export type BookPage = z.infer<typeof bookPageSchema>
