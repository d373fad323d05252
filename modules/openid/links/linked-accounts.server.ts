import { and, asc, eq, ne, sql } from 'drizzle-orm'
import {
  browsersOf,
  endSessions,
  noticeFacts,
  sessions,
  tellBy,
} from '#domains/identity/auth/index.server.ts'
import { readerLanguage } from '#kit/mail/index.server.ts'
import { type Caller, requireSureOfFactors } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { openIdErrors } from '../openid-errors.server.ts'
import { providerUnlinked } from '../provider-mail/provider-mails.server.ts'
import { sourceOf } from '../providers/provider-names.server.ts'
import { openIdVariables } from '../variables/openid-providers.server.ts'
import {
  isSignInProvider,
  providerVariables,
  signInProviders,
} from '../variables/sign-in-providers.server.ts'
import { accounts } from './accounts.table.server.ts'

type Services = Pick<ApiContext, 'accountHooks' | 'config'> & { database: Pick<Database, 'orm'> }

type Reader = { id: string; role: string; email: string }

export async function listLinkedAccounts(services: Services, user: Reader) {
  const { providerId: id, createdAt, agreedAt } = accounts
  const rows = await services.database.orm
    .select({ providerId: id, createdAt, agreedAt })
    .from(accounts)
    .where(eq(accounts.userId, user.id))
    .orderBy(asc(accounts.createdAt))
  const items = await Promise.all(
    rows.map(async (row) => {
      const { name } = await namedProvider(services, row.providerId)
      return { providerId: row.providerId, createdAt: row.createdAt, name }
    }),
  )
  return { items, offered: await listOffered(services, user, rows) }
}

/** Also one that is linked, if it does not sign the user in before they agree. */
async function listOffered(
  services: Services,
  user: Reader,
  linked: { providerId: string; agreedAt: Date | null }[],
) {
  const offers = await Promise.all(
    services.accountHooks.providerSources.map(({ offeredTo }) => offeredTo(services, user)),
  )
  return offers.flatMap((found) => {
    if (!found) return []
    const { providerId, name, isProtected } = found
    const links = linked.filter((link) => link.providerId === providerId)
    const isDone = links.some(({ agreedAt }) => agreedAt !== null || !isProtected)
    return isDone ? [] : [{ providerId, name }]
  })
}

/** A provider that is no longer set up goes by its id. */
async function namedProvider(services: Services, id: string) {
  const { config } = services
  const openId = openIdVariables.of(config).find((one) => one.id === id)
  if (openId) return { name: openId.name, isSetUp: true }
  if (isSignInProvider(id)) {
    return { name: signInProviders[id].name, isSetUp: id in providerVariables.of(config) }
  }
  const name = await sourceOf(services, id)?.nameOf(services, id)
  return { name: name ?? id, isSetUp: name !== undefined }
}

type Context = ApiContext & { caller: Caller }

/** Another person may have come in by the provider, so all other sessions end. */
export async function unlinkAccount(context: Context, providerId: string): Promise<void> {
  const { caller, config, database, mail, request } = context
  requireSureOfFactors(caller, config.limits)
  const { session, user } = caller
  const { name } = await namedProvider(context, providerId)
  const facts = { ...noticeFacts(config), name }
  const message = await providerUnlinked.compose(readerLanguage(request.headers), facts)
  await database.orm.transaction(async (transaction) => {
    const owner = eq(users.id, user.id)
    await transaction.select({ id: users.id }).from(users).where(owner).for('update')
    const isTheirs = and(eq(accounts.userId, user.id), eq(accounts.providerId, providerId))
    const { rowCount } = await transaction.delete(accounts).where(isTheirs)
    if (!rowCount) throw openIdErrors.accountNotFound()
    await requireAnotherWay(context, transaction)
    await endSessions(
      transaction,
      and(eq(sessions.userId, user.id), ne(sessions.id, session.id)),
      browsersOf(user.id, session),
    )
    await record(transaction, actorOf(user, caller), {
      action: 'account.unlink',
      target: userTarget(user),
      before: { provider: name },
    })
    await tellBy(mail, message)(transaction, user)
  })
  mail.wake()
}

async function requireAnotherWay(context: Context, transaction: Transaction): Promise<void> {
  const { accountHooks, caller, config } = context
  if (config.signInByCode) return
  const { id } = caller.user
  for (const letsIn of accountHooks.letsIn) {
    if (await letsIn(transaction, id, config)) return
  }
  const left = await transaction
    .select({ providerId: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, id))
    .orderBy(sql`1`)
  for (const { providerId } of left) {
    if ((await namedProvider(context, providerId)).isSetUp) return
  }
  throw openIdErrors.lastAccount()
}
