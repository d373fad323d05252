import { and, arrayOverlaps, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { members } from '#modules/organizations/index.server.ts'
import { teamMembers, teams } from '#modules/teams/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { directoryUsers } from '../directory-user.table.server.ts'
import { type Filterable, filterText } from '../protocol/filter-sql.server.ts'
import type { Resource } from '../protocol/scim-answers.server.ts'
import { scimErrors } from '../protocol/scim-errors.server.ts'

const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'

type Reader = Pick<Database['orm'], 'select'>

const columns = {
  id: teams.id,
  displayName: teams.name,
  externalId: teams.externalId,
  createdAt: teams.createdAt,
  updatedAt: teams.updatedAt,
}

const isInTeam: ReturnType<typeof filterText> = (operator, value) => {
  if (operator !== 'eq' || typeof value !== 'string') {
    throw scimErrors.invalid('invalidFilter', 'Members are compared by eq with the id of a user')
  }
  return sql`(EXISTS (SELECT FROM ${teamMembers} JOIN ${members} ON ${members.id} = ${teamMembers.memberId}
    JOIN ${directoryUsers} ON ${directoryUsers.userId} = ${members.userId} AND ${directoryUsers.organizationId} = ${members.organizationId}
    WHERE ${teamMembers.teamId} = ${teams.id} AND NOT ${directoryUsers.isDeleted} AND ${members.userId}::text = lower(${value}))
    OR EXISTS (SELECT FROM ${directoryUsers} WHERE ${teams.id} = ANY (${directoryUsers.teamIds})
    AND ${directoryUsers.organizationId} = ${teams.organizationId} AND ${directoryUsers.userId}::text = lower(${value})))`
}

export const groupFilters: Filterable = new Map<string, ReturnType<typeof filterText>>([
  ['id', filterText(sql`${teams.id}::text`)],
  ['displayname', filterText(sql`${teams.name}`)],
  ['externalid', filterText(sql`${teams.externalId}`, { isExact: true })],
  ['members', isInTeam],
  ['members.value', isInTeam],
])

interface Asked {
  base: string
  organizationId: string
}

interface Page {
  where: SQL | undefined
  startIndex: number
  count: number
  withMembers: boolean
}

export async function listGroups(
  orm: Reader,
  { base, organizationId }: Asked,
  { where, startIndex, count: limit, withMembers }: Page,
) {
  const wanted = and(eq(teams.organizationId, organizationId), where)
  const [counted] = await orm.select({ total: count() }).from(teams).where(wanted)
  const rows = await orm
    .select(columns)
    .from(teams)
    .where(wanted)
    .orderBy(asc(teams.createdAt), asc(teams.id))
    .limit(limit)
    .offset(startIndex - 1)
  const ids = withMembers ? rows.map(({ id }) => id) : []
  const within = Map.groupBy(await membersOf(orm, organizationId, ids), ({ teamId }) => teamId)
  const resources = rows.map((row) => resourceOf(row, within.get(row.id) ?? [], base))
  return { total: counted?.total ?? 0, resources }
}

export async function findGroup(orm: Reader, { base, organizationId }: Asked, id: string) {
  const [row] = await orm
    .select(columns)
    .from(teams)
    .where(and(eq(teams.organizationId, organizationId), eq(teams.id, id)))
  if (!row) throw scimErrors.notFound('Group')
  return resourceOf(row, await membersOf(orm, organizationId, [id]), base)
}

/** Only users of the directory: it neither sees nor removes the members that people have added. */
async function membersOf(orm: Reader, organizationId: string, teamIds: readonly string[]) {
  if (teamIds.length === 0) return []
  const isListed = and(
    eq(directoryUsers.organizationId, organizationId),
    eq(directoryUsers.isDeleted, false),
  )
  const present = await orm
    .select({
      teamId: teamMembers.teamId,
      memberId: members.id,
      userId: members.userId,
      email: users.email,
    })
    .from(teamMembers)
    .innerJoin(members, eq(members.id, teamMembers.memberId))
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(directoryUsers, and(eq(directoryUsers.userId, members.userId), isListed))
    .where(inArray(teamMembers.teamId, [...teamIds]))
    .orderBy(asc(teamMembers.createdAt), asc(teamMembers.id))
  const absent = await orm
    .select({ teamIds: directoryUsers.teamIds, userId: users.id, email: users.email })
    .from(directoryUsers)
    .innerJoin(users, eq(users.id, directoryUsers.userId))
    .where(and(isListed, arrayOverlaps(directoryUsers.teamIds, [...teamIds])))
    .orderBy(asc(directoryUsers.createdAt), asc(directoryUsers.userId))
  const asked = new Set(teamIds)
  const waiting = absent.flatMap(({ teamIds: all, userId, email }) =>
    all.filter((id) => asked.has(id)).map((teamId) => ({ teamId, userId, email, memberId: null })),
  )
  return [...present, ...waiting]
}

/** `memberId` is null for those who are not active, and join when they come back. */
export const directoryMembersOf = (orm: Reader, organizationId: string, teamId: string) =>
  membersOf(orm, organizationId, [teamId])

interface Row {
  id: string
  displayName: string
  externalId: string | null
  createdAt: Date
  updatedAt: Date
}

interface Member {
  userId: string
  email: string
}

const resourceOf = (row: Row, within: readonly Member[], base: string): Resource => ({
  schemas: [groupSchema],
  id: row.id,
  ...(row.externalId !== null && { externalId: row.externalId }),
  displayName: row.displayName,
  members: within.map(({ userId, email }) => ({
    value: userId,
    display: email,
    type: 'User',
    $ref: `${base}/Users/${userId}`,
  })),
  meta: {
    resourceType: 'Group',
    created: row.createdAt,
    lastModified: row.updatedAt,
    location: `${base}/Groups/${row.id}`,
  },
})
