import { eq } from 'drizzle-orm'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { recordIn } from '../members/membership.server.ts'
import { organizations } from '../organization.table.server.ts'
import type { Organization } from '../organization.ts'

export type DeletingContext = VerbContext<'accountHooks' | 'acting' | 'caller' | 'config'>

/** The caller must have checked access, and hold the lock on the organization. */
export async function removeOrganization(
  transaction: Transaction,
  { accountHooks, acting }: DeletingContext,
  organization: Organization,
) {
  const { id, name, slug, logoId } = organization
  await transaction.delete(organizations).where(eq(organizations.id, id))
  for (const organizationDeleted of accountHooks.organizationDeleted) {
    await organizationDeleted(transaction, id)
  }
  const before = { name, slug, logoId }
  await recordIn(transaction, acting.by, organization, { action: 'organization.delete', before })
}
