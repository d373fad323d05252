import { z } from 'zod/mini'
import { idSchema } from '#platform/api/id.ts'

/** No filter: a list of genres is complete, so ids cover any selection. */
export const genreBulkSchema = z.strictObject({
  ids: z.array(idSchema).check(z.minLength(1), z.maxLength(1000)),
  action: z.strictObject({ type: z.literal('delete') }),
})
export type GenreBulk = z.infer<typeof genreBulkSchema>

const failure = z.object({ id: z.uuid(), code: z.string(), message: z.string() })
export const genreBulkResultSchema = z.object({
  changed: z.int(),
  failed: z.array(failure),
  total: z.int(),
  nextCursor: z.null(),
})
export type GenreBulkResult = z.infer<typeof genreBulkResultSchema>
