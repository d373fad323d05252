import { and, eq } from 'drizzle-orm'
import { sessions } from '#domains/identity/auth/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { members } from '../members/member.table.server.ts'
import { organizationError } from '../organization-errors.server.ts'
import type { OwnOrganization } from '../organization.ts'
import { getOrganization } from './get-organization.server.ts'

export async function getActiveOrganization(
  reading: VerbContext<'acting' | 'caller'>,
): Promise<OwnOrganization> {
  const { acting, caller } = reading
  const [found] = await acting.orm
    .select({ id: members.organizationId })
    .from(sessions)
    .innerJoin(
      members,
      and(
        eq(members.organizationId, sessions.activeOrganizationId),
        eq(members.userId, sessions.userId),
      ),
    )
    .where(eq(sessions.id, caller.session.id))
  if (!found) throw organizationError('NO_ACTIVE_ORGANIZATION')
  return getOrganization(reading, found.id)
}

export async function activateOrganization(
  reading: VerbContext<'acting' | 'caller'>,
  organizationId: string,
): Promise<OwnOrganization> {
  const organization = await getOrganization(reading, organizationId)
  await setActive(reading, organizationId)
  return organization
}

export const deactivateOrganization = (reading: VerbContext<'acting' | 'caller'>): Promise<void> =>
  setActive(reading, null)

async function setActive(
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  activeOrganizationId: string | null,
) {
  await acting.orm
    .update(sessions)
    .set({ activeOrganizationId })
    .where(eq(sessions.id, caller.session.id))
}
