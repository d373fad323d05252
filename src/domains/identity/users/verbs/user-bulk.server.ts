import { z } from 'zod/mini'
import { idSchema } from '#platform/api/id.ts'
import { userFilterSchema } from '../list/user-list.server.ts'
import { banFields } from '../user-input.server.ts'

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ban'), ...banFields }),
  z.strictObject({ type: z.literal('unban') }),
  z.strictObject({ type: z.literal('endSessions') }),
])
export type UserBulkAction = z.infer<typeof action>

export const userBulkSchema = z.union([
  z.strictObject({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(1000)), action }),
  z.strictObject({ filter: userFilterSchema, action, cursor: z.optional(z.string()) }),
])
export type UserBulk = z.infer<typeof userBulkSchema>

const failure = z.object({ id: z.uuid(), code: z.string(), message: z.string() })
export const userBulkResultSchema = z.object({
  changed: z.int(),
  failed: z.array(failure),
  total: z.int(),
  nextCursor: z.nullable(z.string()),
})
export type UserBulkResult = z.infer<typeof userBulkResultSchema>
