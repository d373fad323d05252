import { and, asc, eq } from 'drizzle-orm'
import { listResource } from '#kit/resource/index.server.ts'
import {
  type DeletingContext,
  lockOrganizationForUpdate,
  memberColumns,
  members,
  organizationColumns,
  organizationError,
  organizations,
  removeOrganization,
} from '#modules/organizations/index.server.ts'
import {
  memberGroups,
  organization as described,
  organizationList,
  type MemberPage,
  type MemberQuery,
  readMembersOf,
} from '#modules/organizations/list/index.server.ts'
import { requireSure } from '#platform/access/caller.ts'
import type { ReadContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import type { ManagedOrganization } from './managed-organization.server.ts'

const most = 100

export const { list: listOrganizations } = listResource(described, organizationList)

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
  const [memberCount, groupCounts, owners] = await Promise.all([
    orm.$count(members, eq(members.organizationId, id)),
    countGroups(orm, id),
    orm
      .select(memberColumns)
      .from(members)
      .where(and(eq(members.organizationId, id), eq(members.role, 'owner')))
      .orderBy(asc(members.createdAt), asc(members.id))
      .limit(most),
  ])
  return { ...organization, memberCount, ...groupCounts, owners }
}

async function countGroups(orm: Database['orm'], id: string) {
  const counts = Object.entries(memberGroups?.counts ?? {})
  const counted = counts.map(async ([name, count]) => [name, await count(orm, id)] as const)
  return Object.fromEntries(await Promise.all(counted))
}

export async function listMembersOfAny(
  { acting: { orm } }: ReadContext,
  query: MemberQuery,
): Promise<MemberPage> {
  await findOrganization(orm, query.id)
  return readMembersOf(orm, query)
}

export function deleteAnyOrganization(
  context: DeletingContext,
  { id }: { id: string },
): Promise<void> {
  requireSure(context.caller, context.config.limits)
  return context.acting.orm.transaction(async (transaction) =>
    removeOrganization(transaction, context, await lockOrganizationForUpdate(transaction, id)),
  )
}
