import { inArray } from 'drizzle-orm'
import type { LiveSource } from '#kit/features/index.server.ts'
import { organizations } from '#modules/organizations/index.server.ts'

/** Users who see all organizations hear of changes to them. */
export const organizationNews: LiveSource = {
  needs: { organization: ['list'] },
  isByTenant: false,
  async versionsOf({ orm }, ids) {
    const { id, version } = organizations
    const rows = await orm.select({ id, version }).from(organizations).where(inArray(id, ids))
    return new Map(rows.map((row) => [row.id, row.version]))
  },
}
