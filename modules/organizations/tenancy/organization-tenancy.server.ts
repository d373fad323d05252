import { defineTenancy } from '#kit/resource/index.server.ts'
import { organizations } from '../organization.table.server.ts'

/** Members of an organization see what belongs to it. Names are not unique, so files say its slug. */
export const organizationTenancy = defineTenancy({
  table: organizations,
  name: organizations.slug,
  membershipsOf: (user) =>
    `SELECT members.organization_id FROM members WHERE members.user_id = ${user}`,
})
