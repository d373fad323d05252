import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { organizations } from '../organization.table.server.ts'
import { memberGroups } from './member-groups.server.ts'
import { members } from './member.table.server.ts'

export async function membershipsOf(
  orm: Pick<Database['orm'], '$count' | 'select'>,
  userId: string,
) {
  const memberships = await orm
    .select({
      id: organizations.id,
      name: organizations.name,
      slug: organizations.slug,
      role: members.role,
      since: members.createdAt,
    })
    .from(members)
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.createdAt), asc(members.id))
  const groupsIn = await memberGroups?.ofUser(orm, userId)
  return memberships.map((membership) => Object.assign(membership, groupsIn?.(membership.id)))
}
