import { eq } from 'drizzle-orm'
import { normaliseEmail, type User } from '#domains/identity/auth/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { OrganizationLimits } from '#platform/context/organizations.ts'
import type { Profile } from '../providers/provider.server.ts'
import { storeLink } from './store-link.server.ts'

type Context = Pick<ApiContext, 'config' | 'database' | 'mail' | 'request'>

interface Agreed {
  userId: string
  provider: string
  organization: OrganizationLimits
}

/** The user asked for it in a recent session of their own, so it may be an account of any rights. */
export async function linkByAgreement(
  context: Context,
  { userId, provider, organization }: Agreed,
  { accountId, email, emailVerified }: Profile,
): Promise<User | 'account_not_linked' | 'foreign_address'> {
  if (context.config.demoMode) return 'account_not_linked'
  const linked = await context.database.orm.transaction(async (transaction) => {
    const isTheirs = eq(users.id, userId)
    const [user] = await transaction.select().from(users).where(isTheirs).for('update')
    if (!user || !emailVerified) return 'account_not_linked'
    if (!(await organization.ownsAddress(transaction, user.email))) return 'foreign_address'
    if (normaliseEmail(email ?? '') !== user.email) return 'account_not_linked'
    const link = { user, provider, accountId, organization, isAgreed: true }
    return (await storeLink(context, transaction, link)) ? user : 'account_not_linked'
  })
  context.mail.wake()
  return linked
}
