import { and, asc, eq, inArray } from 'drizzle-orm'
import { mostOptions, type Names, type NamesQuery } from '#kit/resource/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { members } from '../members/member.table.server.ts'
import { organizations } from '../organization.table.server.ts'
import { listOrganizationsOfUser } from './list-organizations.server.ts'

export async function nameOwnOrganizations(
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { ids, searchTerm }: NamesQuery,
): Promise<Names> {
  const userId = caller.user.id
  const items = ids
    ? await acting.orm
        .select({ id: organizations.id, name: organizations.name, slug: organizations.slug })
        .from(organizations)
        .innerJoin(members, eq(members.organizationId, organizations.id))
        .where(and(eq(members.userId, userId), inArray(organizations.id, ids)))
        .orderBy(asc(organizations.nameKey), asc(organizations.id))
    : (await listOrganizationsOfUser({ acting }, { userId, searchTerm, limit: mostOptions })).items
  return { items: items.map(({ id, name, slug }) => ({ id, name, note: slug })) }
}
