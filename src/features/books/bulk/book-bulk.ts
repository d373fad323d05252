import { z } from 'zod/mini'
import { bookFilterSchema } from '../list/book-list.ts'

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('setGenre'), genreId: z.uuid() }),
  z.strictObject({ type: z.literal('delete') }),
  z.strictObject({ type: z.literal('restore') }),
])
export type BulkAction = z.infer<typeof action>

/** Some books, or all that a filter finds: on the shelf, or in the trash for what is restored. */
export const bulkSchema = z.union([
  z.strictObject({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000)), action }),
  z.strictObject({ filter: bookFilterSchema, action }),
])
export type Bulk = z.infer<typeof bulkSchema>

const failure = z.object({ id: z.uuid(), code: z.string(), message: z.string() })
export const bulkResultSchema = z.object({ changed: z.int(), failed: z.array(failure) })
export type BulkResult = z.infer<typeof bulkResultSchema>
