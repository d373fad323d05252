import { z } from 'zod/mini'
import { pageSchema, paging, searchTermSchema } from '#platform/list/list-schema.ts'
import { userSorts } from '../user-choices.ts'
import { roleSchema, statusSchema, userSchema } from '../user.ts'

const filter = {
  searchTerm: z.optional(searchTermSchema),
  role: z.optional(roleSchema),
  status: z.optional(statusSchema),
}
export const userFilterSchema = z.strictObject(filter)
export type UserFilter = z.infer<typeof userFilterSchema>

/** Without `sort`: best matches first for a search, else by name. */
export const userQuerySchema = z.strictObject({
  ...filter,
  sort: z.optional(z.enum(userSorts)),
  ...paging,
})
export type UserQuery = z.infer<typeof userQuerySchema>

export const userPageSchema = pageSchema(userSchema)
export type UserPage = z.infer<typeof userPageSchema>
