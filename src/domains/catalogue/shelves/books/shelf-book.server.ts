import { z } from 'zod/mini'
import { bookSummarySchema } from '#domains/catalogue/books/index.server.ts'
import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { pageSchema, paging, searchTermSchema } from '#platform/list/list-schema.ts'
import { shelfNameSchema } from '../shelf.ts'

const bookId = z.uuid()

const shelfBookSchema = z.object({
  book: bookSummarySchema,
  addedAt: z.date(),
  /** By whoever asks: they may take it off again, whose ever the shelf is. */
  isAddedByCaller: z.boolean(),
})
export type ShelfBook = z.infer<typeof shelfBookSchema>

export const shelfBookIdSchema = z.extend(shelfNameSchema, { bookId })
export type ShelfBookId = z.infer<typeof shelfBookIdSchema>

/** Behind which book it comes, or null for the beginning; without it, or where that one has gone, at the end. */
export const shelfBookPutSchema = z.extend(shelfBookIdSchema, {
  after: z.optional(z.nullable(z.uuid())),
})
export type ShelfBookPut = z.infer<typeof shelfBookPutSchema>

/** Behind which book it goes, or null for the beginning; without it to the end. */
export const shelfMoveSchema = z.extend(shelfBookIdSchema, {
  after: z.optional(z.nullable(z.uuid())),
})
export type ShelfMove = z.infer<typeof shelfMoveSchema>

export const shelfBookQuerySchema = z.extend(shelfNameSchema, {
  searchTerm: z.optional(searchTermSchema),
  ...paging,
})
export type ShelfBookQuery = z.infer<typeof shelfBookQuerySchema>

export const shelfBookPageSchema = pageSchema(shelfBookSchema)
nameSchemas({ ShelfBook: shelfBookSchema, ShelfBookPage: shelfBookPageSchema })
export type ShelfBookPage = z.infer<typeof shelfBookPageSchema>

/** Whether it came just now, or stood there already. */
export const additionSchema = z.object({ shelfId: z.uuid(), added: z.boolean() })
export type Addition = z.infer<typeof additionSchema>

/** Behind which book it stood: what is put back goes there. */
export const removalSchema = z.object({ after: z.nullable(z.uuid()) })
export type Removal = z.infer<typeof removalSchema>
