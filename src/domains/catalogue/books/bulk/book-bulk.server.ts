import { z } from 'zod/mini'
import { idSchema } from '#platform/api/id.ts'
import { bookFilterSchema } from '../list/book-list.server.ts'

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('setGenre'), genreId: idSchema }),
  z.strictObject({ type: z.literal('delete') }),
  z.strictObject({ type: z.literal('restore') }),
])
export type BulkAction = z.infer<typeof action>

/** `restore` selects from the trash. A filter may need several calls, each with the cursor of the previous response. */
export const bulkSchema = z.union([
  z.strictObject({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(1000)), action }),
  z.strictObject({ filter: bookFilterSchema, action, cursor: z.optional(z.string()) }),
])
export type Bulk = z.infer<typeof bulkSchema>

const failure = z.object({ id: z.uuid(), code: z.string(), message: z.string() })
export const bulkResultSchema = z.object({
  changed: z.int(),
  failed: z.array(failure),
  /** The number that the filter found at the first call. */
  total: z.int(),
  nextCursor: z.nullable(z.string()),
})
export type BulkResult = z.infer<typeof bulkResultSchema>
