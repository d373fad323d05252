import { and, asc, eq } from 'drizzle-orm'
import type { ReadContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import { readMembersOf } from '../members/list/list-members.server.ts'
import type { MemberPage, MemberQuery } from '../members/member.server.ts'
import { memberColumns, members } from '../members/member.table.server.ts'
import { teams } from '../members/teams/team.table.server.ts'
import { organizationError } from '../organization-errors.server.ts'
import { organizationColumns, organizations } from '../organization.table.server.ts'
import type { ManagedOrganization } from './managed-organization.server.ts'

const most = 100

/** Does not check membership: for managers of the installation. */
async function findOrganization(orm: Pick<Database['orm'], 'select'>, id: string) {
  const [organization] = await orm
    .select(organizationColumns)
    .from(organizations)
    .where(eq(organizations.id, id))
  if (!organization) throw organizationError('ORGANIZATION_NOT_FOUND')
  return organization
}

export async function getManagedOrganization(
  { acting: { orm } }: ReadContext,
  { id }: { id: string },
): Promise<ManagedOrganization> {
  const organization = await findOrganization(orm, id)
  const [memberCount, teamCount, owners] = await Promise.all([
    orm.$count(members, eq(members.organizationId, id)),
    orm.$count(teams, eq(teams.organizationId, id)),
    orm
      .select(memberColumns)
      .from(members)
      .where(and(eq(members.organizationId, id), eq(members.role, 'owner')))
      .orderBy(asc(members.createdAt), asc(members.id))
      .limit(most),
  ])
  return { ...organization, memberCount, teamCount, owners }
}

export async function listMembersOfAny(
  { acting: { orm } }: ReadContext,
  query: MemberQuery,
): Promise<MemberPage> {
  await findOrganization(orm, query.id)
  return readMembersOf(orm, query)
}
