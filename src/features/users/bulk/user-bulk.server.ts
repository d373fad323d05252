import { z } from 'zod/mini'
import { userFilterSchema } from '../list/user-list.server.ts'
import { banFields } from '../user-input.server.ts'

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ban'), ...banFields }),
  z.strictObject({ type: z.literal('unban') }),
  z.strictObject({ type: z.literal('endSessions') }),
])
export type UserBulkAction = z.infer<typeof action>

/** Some users, or all that a filter finds. */
export const userBulkSchema = z.union([
  z.strictObject({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000)), action }),
  z.strictObject({ filter: userFilterSchema, action }),
])
export type UserBulk = z.infer<typeof userBulkSchema>

const failure = z.object({ id: z.uuid(), code: z.string(), message: z.string() })
export const userBulkResultSchema = z.object({ changed: z.int(), failed: z.array(failure) })
export type UserBulkResult = z.infer<typeof userBulkResultSchema>
