import { and, not } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { readSearch, type Search } from '#server/list/search.ts'
import { findPeople, isOfRole, isOfStatus } from './user-filter.server.ts'
import type { UserPage, UserQuery } from './user-list.server.ts'
import { userOrders } from './user-orders.server.ts'
import { type ListedUser, readUsers, userRows } from './user-rows.server.ts'

/** A page of people: ordered as asked, or the best matches first. */
export async function listUsers(
  database: Pick<Database, 'orm'>,
  query: UserQuery,
): Promise<UserPage> {
  const found = query.searchTerm ? await searched(database, query) : undefined
  return found ?? shelved(database, query)
}

const markOf = ({ searchTerm, role, status, sort }: UserQuery) =>
  ['users', searchTerm, role, status, sort] as const

function shelved({ orm }: Pick<Database, 'orm'>, query: UserQuery): Promise<UserPage> {
  const { role, status, sort = 'name' } = query
  const shelf = {
    name: `users by ${sort}, ${role ?? 'any role'}, ${status ?? 'any status'}`,
    where: and(isOfRole(role), isOfStatus(status)),
    values: {},
    order: userOrders[sort],
    mark: markOf(query),
  }
  return readUsers(orm, shelf, query)
}

async function searched({ orm }: Pick<Database, 'orm'>, query: UserQuery) {
  const search = await findPeople(orm, query.searchTerm)
  if (!search) return undefined
  const { role, status, sort } = query
  const { found, begun, kinds } = search
  const among = and(isOfRole(role), isOfStatus(status))
  const all: Search<ListedUser>['all'] = [and(among, begun), and(among, found, not(begun))]
  const stages =
    sort === undefined
      ? kinds.map(({ where, order }) => ({ where: and(among, where), order: userOrders[order] }))
      : [{ where: and(among, found), order: userOrders[sort] }]
  return readSearch(orm, userRows, { stages, all, mark: markOf(query) }, query)
}
