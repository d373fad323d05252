import { and, not, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { plainTerm, startsWith, wordsIn, wordsOf } from '#server/list/search-term.ts'
import { readSearch, type Search } from '#server/list/search.ts'
import { members } from '../members/member.table.server.ts'
import { organizations } from '../organization.table.server.ts'
import type { OrganizationPage, OrganizationQuery } from './organization-list.server.ts'
import {
  organizationOrders,
  type OrganizationRow,
  organizationRows,
  readOrganizations,
} from './organization-rows.server.ts'

/** A page of organizations, all or those of one person: ordered as asked, or the best matches first. */
export async function listOrganizations(
  { orm }: Pick<Database, 'orm'>,
  query: OrganizationQuery,
  userId?: string,
): Promise<OrganizationPage> {
  const found = query.searchTerm ? await searched(orm, query, userId) : undefined
  return found ?? shelved(orm, query, userId)
}

const markOf = ({ searchTerm, sort }: OrganizationQuery, userId: string | undefined) =>
  ['organizations', searchTerm, sort, userId] as const

const isOf = (userId: unknown) =>
  sql`${organizations.id} IN (SELECT ${members.organizationId} FROM ${members} WHERE ${members.userId} = ${userId})`

function shelved(orm: Database['orm'], query: OrganizationQuery, userId: string | undefined) {
  const { sort = 'name' } = query
  const isOwn = userId !== undefined
  const shelf = {
    name: `organizations by ${sort}${isOwn ? ', of a person' : ''}`,
    where: isOwn ? isOf(sql.placeholder('userId')) : undefined,
    values: { userId },
    plannedAnew: isOwn,
    order: organizationOrders[sort],
    mark: markOf(query, userId),
  }
  return readOrganizations(orm, shelf, query)
}

async function searched(
  orm: Database['orm'],
  query: OrganizationQuery,
  userId: string | undefined,
) {
  const term = await plainTerm(orm, query.searchTerm)
  if (term === undefined) return undefined
  const own = userId === undefined ? undefined : isOf(userId)
  const look = wordsIn(organizations)
  const found = and(own, ...wordsOf(term).map((word) => look(word, '')))
  const begun = startsWith(organizations.nameKey, term)
  const all: Search<OrganizationRow>['all'] = [and(own, begun), and(found, not(begun))]
  const { sort } = query
  const stages =
    sort === undefined
      ? all.map((where) => ({ where, order: organizationOrders.name }))
      : [{ where: found, order: organizationOrders[sort] }]
  const mark = markOf(query, userId)
  return readSearch(orm, organizationRows, { stages, all, mark }, query)
}
