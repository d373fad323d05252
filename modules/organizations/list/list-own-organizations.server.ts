import { and, eq, inArray } from 'drizzle-orm'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { members } from '../members/member.table.server.ts'
import { withPermissions } from '../members/membership.server.ts'
import { listOrganizationsOfUser } from './list-organizations.server.ts'
import type { OrganizationQuery, OwnOrganizationPage } from './organization-list.server.ts'

export async function listOwnOrganizations(
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  query: OrganizationQuery,
): Promise<OwnOrganizationPage> {
  const userId = caller.user.id
  const { items, ...page } = await listOrganizationsOfUser({ acting }, { ...query, userId })
  const ids = items.map(({ id }) => id)
  const places = await acting.orm
    .select({ id: members.organizationId, memberId: members.id, role: members.role })
    .from(members)
    .where(and(eq(members.userId, userId), inArray(members.organizationId, ids)))
  const placeIn = new Map(places.map((place) => [place.id, place]))
  const own = items.flatMap((item) => {
    const place = placeIn.get(item.id)
    return place ? [{ ...item, ...withPermissions({ ...item, ...place }) }] : []
  })
  return { ...page, items: own }
}
