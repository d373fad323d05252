import { and, eq } from 'drizzle-orm'
import { sessions } from '#domains/identity/auth/index.server.ts'
import {
  getOrganization,
  members,
  type OwnOrganization,
} from '#modules/organizations/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { activeError } from './active-organization-errors.server.ts'

type Context = VerbContext<'acting' | 'caller'>

export async function getActiveOrganization(context: Context): Promise<OwnOrganization> {
  const { acting, caller } = context
  const isActive = eq(members.organizationId, sessions.activeOrganizationId)
  const [found] = await acting.orm
    .select({ id: members.organizationId })
    .from(sessions)
    .innerJoin(members, and(isActive, eq(members.userId, sessions.userId)))
    .where(eq(sessions.id, caller.session.id))
  if (!found) throw activeError('NO_ACTIVE_ORGANIZATION')
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
