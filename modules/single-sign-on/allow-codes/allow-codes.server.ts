import { and, eq } from 'drizzle-orm'
import { organizations, recordIn } from '#modules/organizations/index.server.ts'
import { operator } from '#platform/activity/actor.ts'
import type { Database } from '#platform/database/database.ts'
import { organizationProviders } from '../organization-provider.table.server.ts'

/** For an organization whose provider is away, or shuts out its own users. */
export const allowCodes = (
  { orm }: Pick<Database, 'orm'>,
  slug: string,
): Promise<'done' | 'not required' | 'unknown'> =>
  orm.transaction(async (transaction) => {
    const [organization] = await transaction
      .select()
      .from(organizations)
      .where(eq(organizations.slug, slug))
    if (!organization) return 'unknown'
    const { rowCount } = await transaction
      .update(organizationProviders)
      .set({ isRequired: false })
      .where(
        and(
          eq(organizationProviders.organizationId, organization.id),
          eq(organizationProviders.isRequired, true),
        ),
      )
    if (!rowCount) return 'not required'
    await recordIn(transaction, operator, organization, {
      action: 'singleSignOn.save',
      before: { isRequired: true },
      after: { isRequired: false },
    })
    return 'done'
  })
