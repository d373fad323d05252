import { roles, statuses, type UserSort, userSorts } from '../user-choices.ts'
import type { User } from '../user.ts'
import type { UserFilter } from './user-list.server.ts'

/** What the address of the list says; '' is what it does not say. */
export type UsersAddress = Record<'searchTerm' | 'role' | 'status' | 'sort' | 'cursor', string>

/** Which users, in which order: what the address says. */
export type UserView = UserFilter & { sort?: UserSort | undefined }

/** It does not matter how far down. A role, a status or an order that there is not counts as none. */
export const userView = ({ searchTerm, role, status, sort }: UsersAddress): UserView => ({
  searchTerm: searchTerm || undefined,
  role: oneOf(roles, role),
  status: oneOf(statuses, status),
  sort: oneOf(userSorts, sort),
})

const oneOf = <Choice extends string>(choices: readonly Choice[], asked: string) =>
  choices.find((choice) => choice === asked)

/** Whether somebody who was read is still one of those whom a view shows. */
export const belongsToUserView =
  ({ role, status }: UserView) =>
  (user: User) =>
    (role === undefined || user.role === role) && (status === undefined || user.status === status)
