import { and, not } from 'drizzle-orm'
import type { ReadContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import type { Search } from '#platform/list/search-reader.ts'
import { placeholderFor, readTerm } from '#platform/list/search-term.ts'
import { isOfRole, isOfStatus, kindOrders, matchesOf } from './user-filter.server.ts'
import type { UserPage, UserQuery } from './user-list.server.ts'
import { userOrders } from './user-orders.server.ts'
import { type ListedUser, readUsers, searchUsers } from './user-rows.server.ts'

export async function listUsers(
  { acting: { orm } }: ReadContext,
  query: UserQuery,
): Promise<UserPage> {
  const found = query.searchTerm ? await searched(orm, query) : undefined
  return found ?? shelved(orm, query)
}

const markOf = ({ searchTerm, role, status, sort }: UserQuery) =>
  ['users', searchTerm, role, status, sort] as const

function shelved(orm: Database['orm'], query: UserQuery): Promise<UserPage> {
  const { role, status, sort = 'name' } = query
  const list = {
    name: `users by ${sort}, ${role ?? 'any role'}, ${status ?? 'any status'}`,
    where: and(isOfRole(role), isOfStatus(status)),
    values: {},
    order: userOrders[sort],
    mark: markOf(query),
  }
  return readUsers(orm, list, query)
}

async function searched(orm: Database['orm'], query: UserQuery) {
  const term = await readTerm(orm, query.searchTerm)
  if (term === undefined) return undefined
  const { role, status, sort } = query
  const search: Search<ListedUser> = {
    name: `users, ${term.shape}, ${sort ?? ''}, ${role ?? ''}, ${status ?? ''}`,
    values: term.values,
    orders: sort === undefined ? kindOrders.map((kind) => userOrders[kind]) : [userOrders[sort]],
    mark: markOf(query),
    write() {
      const { found, begun, kinds } = matchesOf(term, placeholderFor)
      const among = and(isOfRole(role), isOfStatus(status))
      return {
        stages: (sort === undefined ? kinds : [found]).map((wanted) => and(among, wanted)),
        all: [and(among, begun), and(among, found, not(begun))],
      }
    },
  }
  return searchUsers(orm, search, query)
}
