import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import { stillBanned } from '#domains/identity/auth/index.server.ts'
import { members } from '#modules/organizations/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { directoryUsers } from '../directory-user.table.server.ts'
import {
  type Filterable,
  filterBoolean,
  filterConstant,
  filterText,
} from '../protocol/filter-sql.server.ts'
import type { Resource } from '../protocol/scim-answers.server.ts'
import { scimErrors } from '../protocol/scim-errors.server.ts'

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'

type Reader = Pick<Database['orm'], 'select'>

export const isActive = sql<boolean>`(${members.id} IS NOT NULL AND NOT ${stillBanned})`
const shownName = sql<
  string | null
>`coalesce(${directoryUsers.displayName}, nullif(${users.name}, ''))`

const columns = {
  id: users.id,
  userName: users.email,
  externalId: directoryUsers.externalId,
  displayName: shownName,
  givenName: directoryUsers.givenName,
  familyName: directoryUsers.familyName,
  active: isActive,
  createdAt: directoryUsers.createdAt,
  updatedAt: directoryUsers.updatedAt,
}

const filterEmail = filterText(sql`${users.email}::text`, {
  equals: (value) => sql`${users.email} = ${value}::citext`,
})

export const userFilters: Filterable = new Map<string, ReturnType<typeof filterText>>([
  ['id', filterText(sql`${users.id}::text`)],
  ['username', filterEmail],
  ['emails', filterEmail],
  ['emails.value', filterEmail],
  ['emails.type', filterConstant('work')],
  ['emails.primary', filterBoolean(sql`true`)],
  ['externalid', filterText(sql`${directoryUsers.externalId}`, { isExact: true })],
  ['displayname', filterText(shownName)],
  ['name.formatted', filterText(shownName)],
  ['name.givenname', filterText(sql`${directoryUsers.givenName}`)],
  ['name.familyname', filterText(sql`${directoryUsers.familyName}`)],
  ['active', filterBoolean(isActive)],
])

const isListed = (organizationId: string) =>
  and(eq(directoryUsers.organizationId, organizationId), eq(directoryUsers.isDeleted, false))

export const isMember = and(
  eq(members.organizationId, directoryUsers.organizationId),
  eq(members.userId, directoryUsers.userId),
)

interface Asked {
  base: string
  organizationId: string
}

interface Page {
  where: SQL | undefined
  startIndex: number
  count: number
}

export async function listUsers(
  orm: Reader,
  { base, organizationId }: Asked,
  { where, startIndex, count: limit }: Page,
) {
  const wanted = and(isListed(organizationId), where)
  const [counted] = await orm
    .select({ total: count() })
    .from(directoryUsers)
    .innerJoin(users, eq(users.id, directoryUsers.userId))
    .leftJoin(members, isMember)
    .where(wanted)
  const rows = await orm
    .select(columns)
    .from(directoryUsers)
    .innerJoin(users, eq(users.id, directoryUsers.userId))
    .leftJoin(members, isMember)
    .where(wanted)
    .orderBy(asc(directoryUsers.createdAt), asc(directoryUsers.userId))
    .limit(limit)
    .offset(startIndex - 1)
  return { total: counted?.total ?? 0, resources: rows.map((row) => resourceOf(row, base)) }
}

export async function findUser(orm: Reader, { base, organizationId }: Asked, id: string) {
  const [row] = await orm
    .select(columns)
    .from(directoryUsers)
    .innerJoin(users, eq(users.id, directoryUsers.userId))
    .leftJoin(members, isMember)
    .where(and(isListed(organizationId), eq(directoryUsers.userId, id)))
  if (!row) throw scimErrors.notFound('User')
  return resourceOf(row, base)
}

interface Row {
  id: string
  userName: string
  externalId: string | null
  displayName: string | null
  givenName: string | null
  familyName: string | null
  active: boolean
  createdAt: Date
  updatedAt: Date
}

/** Absent rather than null. */
const textsOf = (texts: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null))

const resourceOf = (row: Row, base: string): Resource => ({
  schemas: [userSchema],
  id: row.id,
  userName: row.userName,
  ...textsOf({ externalId: row.externalId, displayName: row.displayName }),
  name: textsOf({
    formatted: row.displayName,
    givenName: row.givenName,
    familyName: row.familyName,
  }),
  emails: [{ value: row.userName, type: 'work', primary: true }],
  active: row.active,
  meta: {
    resourceType: 'User',
    created: row.createdAt,
    lastModified: row.updatedAt,
    location: `${base}/Users/${row.id}`,
  },
})
