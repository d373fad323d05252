import { eq } from 'drizzle-orm'
import type { VerbContext } from '#platform/api/verb-context.ts'
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
