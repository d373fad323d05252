import { and, eq } from 'drizzle-orm'
import { sessions } from '#domains/identity/auth/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { members } from '../members/member.table.server.ts'
import { findMembership, withPermissions } from '../members/membership.server.ts'
import { organizationError } from '../organization-errors.server.ts'
import { organizations } from '../organization.table.server.ts'
import type { OwnOrganization } from '../organization.ts'
import { isSlug } from './slug.ts'

type Context = VerbContext<'acting' | 'caller'>

export const getOrganization = async (
  { acting, caller }: Context,
  { id }: { id: string },
): Promise<OwnOrganization> => withPermissions(await findMembership(acting.orm, caller, id))

export async function getOrganizationBySlug(
  context: Context,
  { slug }: { slug: string },
): Promise<OwnOrganization> {
  const known = slug.normalize('NFKC')
  const [found] = isSlug(known)
    ? await context.acting.orm
        .select({ id: organizations.id })
        .from(organizations)
        .where(eq(organizations.slug, known))
    : []
  if (!found) throw organizationError('ORGANIZATION_NOT_FOUND')
  return getOrganization(context, found)
}

export async function getActiveOrganization(context: Context): Promise<OwnOrganization> {
  const { acting, caller } = context
  const isActive = eq(members.organizationId, sessions.activeOrganizationId)
  const [found] = await acting.orm
    .select({ id: members.organizationId })
    .from(sessions)
    .innerJoin(members, and(isActive, eq(members.userId, sessions.userId)))
    .where(eq(sessions.id, caller.session.id))
  if (!found) throw organizationError('NO_ACTIVE_ORGANIZATION')
  return getOrganization(context, found)
}

export async function activateOrganization(
  context: Context,
  { id }: { id: string },
): Promise<OwnOrganization> {
  const organization = await getOrganization(context, { id })
  await setActive(context, id)
  return organization
}

export const deactivateOrganization = (context: Context): Promise<void> => setActive(context, null)

async function setActive({ acting, caller }: Context, activeOrganizationId: string | null) {
  await acting.orm
    .update(sessions)
    .set({ activeOrganizationId })
    .where(eq(sessions.id, caller.session.id))
}
