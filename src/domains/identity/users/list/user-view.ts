import { oneOf } from '#kit/record-list/index.ts'
import { type SortOf, sortsOf } from '#kit/resource/index.ts'
import { roles, statuses } from '../user-choices.ts'
import { user } from '../user.resource.ts'
import type { User } from '../user.ts'
import type { UserFilter } from './user-list.server.ts'

export type UsersAddress = Record<'searchTerm' | 'role' | 'status' | 'sort' | 'cursor', string>

export type UserView = UserFilter & { sort?: SortOf<typeof user> | undefined }

/** The cursor is not part of the view. */
export const userView = ({ searchTerm, role, status, sort }: UsersAddress): UserView => ({
  searchTerm: searchTerm || undefined,
  role: oneOf(roles, role),
  status: oneOf(statuses, status),
  sort: oneOf(sortsOf(user), sort),
})

export const belongsToUserView =
  ({ role, status }: UserView) =>
  (one: User) =>
    (role === undefined || one.role === role) && (status === undefined || one.status === status)
