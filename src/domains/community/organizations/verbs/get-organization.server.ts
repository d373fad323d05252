import { eq } from 'drizzle-orm'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { organizationError } from '../organization-errors.server.ts'
import { organizations } from '../organization.table.server.ts'
import type { OwnOrganization } from '../organization.ts'
import { showOrganization } from '../show-organization.server.ts'
import { isSlug } from '../slug.ts'
import { findMembership } from './lock-organization.server.ts'

export const getOrganization = async (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  id: string,
): Promise<OwnOrganization> => showOrganization(await findMembership(acting.orm, caller, id))

export async function getOrganizationBySlug(
  reading: VerbContext<'acting' | 'caller'>,
  slug: string,
): Promise<OwnOrganization> {
  const known = slug.normalize('NFKC')
  const [found] = isSlug(known)
    ? await reading.acting.orm
        .select({ id: organizations.id })
        .from(organizations)
        .where(eq(organizations.slug, known))
    : []
  if (!found) throw organizationError('ORGANIZATION_NOT_FOUND')
  return getOrganization(reading, found.id)
}
