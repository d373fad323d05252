import { and, eq } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { ApiContext } from '#platform/api/api-context.ts'
import { personName } from '#rules/text.ts'
import { accounts } from '../auth.table.server.ts'
import { normaliseEmail } from '../people/normalise-email.server.ts'
import { findProvedUser, isBanned, type User, userColumns } from '../people/people.server.ts'
import type { Profile } from './providers.server.ts'

type Context = Pick<ApiContext, 'config' | 'database'>

export type ProviderRefusal =
  | 'BANNED_USER'
  | 'account_not_linked'
  | 'email_not_found'
  | 'email_not_verified'
  | 'signup_disabled'

export async function findProviderUser(
  context: Context,
  provider: string,
  profile: Profile,
): Promise<User | ProviderRefusal> {
  const { database } = context
  const { accountId } = profile
  const [linked] = await database.orm
    .select(userColumns)
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, provider), eq(accounts.accountId, accountId)))
  const user = linked ?? (await linkUser(context, provider, profile))
  if (typeof user === 'string') return user
  return (await isBanned(database, user)) ? 'BANNED_USER' : user
}

/** Only an email that the provider has verified counts. */
async function linkUser(
  { config, database }: Context,
  provider: string,
  { accountId, names, email: given, emailVerified }: Profile,
): Promise<User | ProviderRefusal> {
  const { demoMode, signUp } = config
  const email = normaliseEmail(given ?? '')
  if (email === undefined) return 'email_not_found'
  const isKnown = (await database.orm.$count(users, eq(users.email, email))) > 0
  if (!isKnown && (demoMode || signUp === 'closed')) return 'signup_disabled'
  if (!emailVerified) return isKnown ? 'account_not_linked' : 'email_not_verified'
  if (demoMode) return 'account_not_linked'
  return database.orm.transaction(async (transaction) => {
    const user = await findProvedUser({ orm: transaction }, email, config, allowedName(names))
    if (!user) return 'signup_disabled'
    await transaction
      .insert(accounts)
      .values({ userId: user.id, providerId: provider, accountId })
      .onConflictDoNothing()
    return user
  })
}

/** A name that our forms would refuse is dropped; onboarding asks for one instead. */
function allowedName(names: Profile['names']): string | undefined {
  const plain = names.map((name) => name?.replaceAll(/[\p{Cc}\p{Cs}\p{Cf}]+/gu, ' ').trim())
  return plain
    .map((name) => personName.safeParse(cut(name ?? '')).data)
    .find((name) => name !== undefined)
}

const cut = (name: string) => name.slice(0, 255).replace(/[\ud800-\udbff]$/, '')
