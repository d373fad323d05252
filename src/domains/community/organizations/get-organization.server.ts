import { eq } from 'drizzle-orm'
import type { Desk } from './desk.server.ts'
import { findMembership } from './hold-organization.server.ts'
import { organizations } from './organization.table.server.ts'
import type { OwnOrganization } from './organization.ts'
import { refusal } from './refusals.server.ts'
import { showOrganization } from './show-organization.server.ts'
import { isSlug } from './slug.ts'

type Reading = Pick<Desk, 'acting' | 'caller'>

export const getOrganization = async (
  { acting, caller }: Reading,
  id: string,
): Promise<OwnOrganization> => showOrganization(await findMembership(acting.orm, caller, id))

/** By what addresses call it. */
export async function getOrganizationBySlug(
  reading: Reading,
  slug: string,
): Promise<OwnOrganization> {
  const known = slug.normalize('NFKC')
  const [found] = isSlug(known)
    ? await reading.acting.orm
        .select({ id: organizations.id })
        .from(organizations)
        .where(eq(organizations.slug, known))
    : []
  if (!found) throw refusal('ORGANIZATION_NOT_FOUND')
  return getOrganization(reading, found.id)
}
