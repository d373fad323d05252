import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { members } from './members/member.table.server.ts'
import { rights } from './organization-rights.server.ts'
import { rolesThatMay } from './organization-roles.ts'
import { organizations } from './organization.table.server.ts'

type Orm = Pick<Database['orm'], 'select'>

const managers = rolesThatMay(rights.updateOrganization.wanted)

/** Who may have the events of which organizations sent to an address. */
export const webhookOrganizations = {
  managedBy: (orm: Orm, userIds: readonly string[]) =>
    orm
      .select({ userId: members.userId, organizationId: members.organizationId })
      .from(members)
      .where(and(inArray(members.userId, [...userIds]), inArray(members.role, managers))),

  async existing(orm: Orm, ids: readonly string[]): Promise<string[]> {
    const rows = await orm
      .select({ id: organizations.id })
      .from(organizations)
      .where(inArray(organizations.id, [...ids]))
    return rows.map(({ id }) => id)
  },

  async pageOf(orm: Orm, id: string): Promise<string | undefined> {
    const [found] = await orm
      .select({ slug: organizations.slug })
      .from(organizations)
      .where(eq(organizations.id, id))
    return found && `/app/organizations/${encodeURIComponent(found.slug)}`
  },
}
