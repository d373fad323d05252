import { and, not, sql } from 'drizzle-orm'
import type { ReadContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import type { Search } from '#platform/list/search-reader.ts'
import { beginsIn, placeholderFor, readTerm, wordsIn } from '#platform/list/search-term.ts'
import { members } from '../members/member.table.server.ts'
import { organizations } from '../organization.table.server.ts'
import type { OrganizationPage, OrganizationQuery } from './organization-list.server.ts'
import {
  organizationOrders,
  type OrganizationRow,
  readOrganizations,
  searchOrganizations,
} from './organization-rows.server.ts'

export const listOrganizations = (
  { acting: { orm } }: ReadContext,
  query: OrganizationQuery,
): Promise<OrganizationPage> => readOrganizationsOf(orm, query)

/** Without a user: all organizations. */
export async function readOrganizationsOf(
  orm: Database['orm'],
  query: OrganizationQuery,
  userId?: string,
): Promise<OrganizationPage> {
  const found = query.searchTerm ? await searched(orm, query, userId) : undefined
  return found ?? shelved(orm, query, userId)
}

const listFingerprint = ({ searchTerm, sort }: OrganizationQuery, userId: string | undefined) =>
  ['organizations', searchTerm, sort, userId] as const

const isOf = (userId: unknown) =>
  sql`${organizations.id} IN (SELECT ${members.organizationId} FROM ${members} WHERE ${members.userId} = ${userId})`

function shelved(orm: Database['orm'], query: OrganizationQuery, userId: string | undefined) {
  const { sort = 'name' } = query
  const isOwn = userId !== undefined
  const list = {
    name: `organizations by ${sort}${isOwn ? ', of a person' : ''}`,
    where: isOwn ? isOf(sql.placeholder('userId')) : undefined,
    values: { userId },
    plannedAnew: isOwn,
    order: organizationOrders[sort],
    fingerprint: listFingerprint(query, userId),
  }
  return readOrganizations(orm, list, query)
}

async function searched(
  orm: Database['orm'],
  query: OrganizationQuery,
  userId: string | undefined,
) {
  const term = await readTerm(orm, query.searchTerm)
  if (term === undefined) return undefined
  const { sort } = query
  const isOwn = userId !== undefined
  const search: Search<OrganizationRow> = {
    name: `organizations, ${term.shape}, ${sort ?? ''}${isOwn ? ', of a person' : ''}`,
    values: { ...term.values, userId },
    orders:
      sort === undefined
        ? [organizationOrders.name, organizationOrders.name]
        : [organizationOrders[sort]],
    fingerprint: listFingerprint(query, userId),
    write() {
      const own = isOwn ? isOf(sql.placeholder('userId')) : undefined
      const all = and(
        own,
        ...term.spellings.flat().map((spelling) => look(spelling, 'inside', placeholderFor)),
      )
      const begun = and(own, beginsIn(organizations.nameKey, placeholderFor))
      const rest = and(all, not(beginsIn(organizations.nameKey, placeholderFor)))
      return { stages: sort === undefined ? [begun, rest] : [all], all: [begun, rest] }
    },
  }
  return searchOrganizations(orm, search, query)
}

const look = wordsIn(organizations)
