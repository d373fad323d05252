import { and, eq, inArray } from 'drizzle-orm'
import type { Organizations } from '#platform/context/organizations.ts'
import { members } from './members/member.table.server.ts'
import { rolesThatMay } from './members/organization-roles.ts'
import { rights } from './organization-rights.server.ts'
import { organizations } from './organization.table.server.ts'

const managers = rolesThatMay(rights.updateOrganization.wanted)

/** Features that may belong to an organization ask these. */
export const organizationParts: Organizations = {
  managedBy: (orm, userIds) =>
    orm
      .select({ userId: members.userId, organizationId: members.organizationId })
      .from(members)
      .where(and(inArray(members.userId, [...userIds]), inArray(members.role, managers))),

  async existing(orm, ids) {
    const rows = await orm
      .select({ id: organizations.id })
      .from(organizations)
      .where(inArray(organizations.id, [...ids]))
    return rows.map(({ id }) => id)
  },

  async pageOf(orm, id) {
    const [found] = await orm
      .select({ slug: organizations.slug })
      .from(organizations)
      .where(eq(organizations.id, id))
    return found && `/app/organizations/${encodeURIComponent(found.slug)}`
  },
}
