import { listSchemasOf, type QueryOf } from '#kit/resource/index.server.ts'
import type { FilterOf } from '#kit/resource/index.ts'
import { pageSchema } from '#platform/list/list-schema.ts'
import { user } from '../user.resource.ts'
import { userSchema } from '../user.ts'

export type UserFilter = FilterOf<typeof user>
export type UserQuery = QueryOf<typeof user>

export const { filter: userFilterSchema, query: userQuerySchema } = listSchemasOf(user)

export const userPageSchema = pageSchema(userSchema)
