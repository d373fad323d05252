import { oneOf } from '#kit/record-list/index.ts'
import { roles, statuses, type UserSort, userSorts } from '../user-choices.ts'
import type { User } from '../user.ts'
import type { UserFilter } from './user-list.server.ts'

export type UsersAddress = Record<'searchTerm' | 'role' | 'status' | 'sort' | 'cursor', string>

export type UserView = UserFilter & { sort?: UserSort | undefined }

/** The cursor is not part of the view. */
export const userView = ({ searchTerm, role, status, sort }: UsersAddress): UserView => ({
  searchTerm: searchTerm || undefined,
  role: oneOf(roles, role),
  status: oneOf(statuses, status),
  sort: oneOf(userSorts, sort),
})

export const belongsToUserView =
  ({ role, status }: UserView) =>
  (user: User) =>
    (role === undefined || user.role === role) && (status === undefined || user.status === status)
