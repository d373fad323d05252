import { and, eq, sql } from 'drizzle-orm'
import { noticeFacts, readerOf, tellBy, type User } from '#domains/identity/auth/index.server.ts'
import { readerLanguage } from '#kit/mail/index.server.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { OrganizationLimits } from '#platform/context/organizations.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { providerLinked } from '../provider-mail/provider-mails.server.ts'
import { accounts } from './accounts.table.server.ts'

type Context = Pick<ApiContext, 'config' | 'mail' | 'request'>

interface Link {
  user: Pick<User, 'email' | 'id'>
  provider: string
  accountId: string
  organization: OrganizationLimits
  /** The user asked for it in a session of their own. */
  isAgreed: boolean
}

/** Links an account that was here to the provider of an organization. False if it is linked to another user. */
export async function storeLink(
  { config, mail, request }: Context,
  transaction: Transaction,
  { user, provider, accountId, organization, isAgreed }: Link,
): Promise<boolean> {
  const isTheSame = and(eq(accounts.providerId, provider), eq(accounts.accountId, accountId))
  const [before] = await transaction.select().from(accounts).where(isTheSame).for('update')
  if (before && before.userId !== user.id) return false
  if (before && (!isAgreed || before.agreedAt)) return true
  const agreedAt = isAgreed ? sql`now()` : null
  if (before) await transaction.update(accounts).set({ agreedAt }).where(eq(accounts.id, before.id))
  else {
    await transaction
      .insert(accounts)
      .values({ userId: user.id, providerId: provider, accountId, agreedAt })
  }
  const { name } = organization
  await organization.welcome(transaction, user)
  const act = {
    action: 'account.link',
    target: userTarget(user),
    after: { provider: name },
  } as const
  await record(transaction, actorOf(user), act)
  const reader = await readerOf(transaction, user.id, request.headers)
  const facts = { ...noticeFacts(config), name }
  const message = await providerLinked.compose(readerLanguage(reader), facts)
  await tellBy(mail, message)(transaction, user)
  return true
}
