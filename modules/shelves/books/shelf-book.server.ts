import { z } from 'zod/mini'
import { bookSummarySchema } from '#modules/catalogue/books/index.server.ts'
import { pageSchema, paging, searchTermSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { shelfNameSchema } from '../shelf.ts'

export const dateNameSchema = z.enum(['startedOn', 'finishedOn'])
export type DateName = z.infer<typeof dateNameSchema>

const shelfBookSchema = z.object({
  book: bookSummarySchema,
  addedAt: z.date(),
  isAddedByCaller: z.boolean(),
  /** Null without a module that keeps ratings. */
  rating: z.nullable(z.int().check(z.minimum(1), z.maximum(5))),
})
export type ShelfBook = z.infer<typeof shelfBookSchema>

export const shelfBookIdSchema = z.extend(shelfNameSchema, { bookId: z.uuid() })
export type ShelfBookId = z.infer<typeof shelfBookIdSchema>

/** `after` is the id of the previous book, or null for the start. The default is the end. */
export const shelfBookPlaceSchema = z.extend(shelfBookIdSchema, {
  after: z.optional(z.nullable(z.uuid())),
})
export type ShelfBookPlace = z.infer<typeof shelfBookPlaceSchema>

export const shelfBookPutSchema = z.extend(shelfBookPlaceSchema, {
  /** A calendar day of the user, wherever that is. */
  day: z.optional(z.iso.date('Date is invalid')),
})
export type ShelfBookPut = z.infer<typeof shelfBookPutSchema>

export const shelfBookQuerySchema = z.extend(shelfNameSchema, {
  searchTerm: z.optional(searchTermSchema),
  ...paging,
})
export type ShelfBookQuery = z.infer<typeof shelfBookQuerySchema>

export const shelfBookPageSchema = pageSchema(shelfBookSchema)
nameSchemas({ ShelfBook: shelfBookSchema, ShelfBookPage: shelfBookPageSchema })
export type ShelfBookPage = z.infer<typeof shelfBookPageSchema>

export const additionSchema = z.object({
  shelfId: z.uuid(),
  added: z.boolean(),
  /** The reading date that was set to `day`. */
  dated: z.nullable(dateNameSchema),
})
export type Addition = z.infer<typeof additionSchema>

export const removalSchema = z.object({ after: z.nullable(z.uuid()) })
export type Removal = z.infer<typeof removalSchema>
