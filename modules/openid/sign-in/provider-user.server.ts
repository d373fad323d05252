import { and, eq } from 'drizzle-orm'
import {
  findClosing,
  findProvedUser,
  grantRole,
  isBanned,
  normaliseEmail,
  revokeRole,
  type User,
  userColumns,
} from '#domains/identity/auth/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { adminRole } from '#rules/roles.ts'
import { personName } from '#rules/text.ts'
import { accounts } from '../links/accounts.table.server.ts'
import { linkByAgreement } from '../links/link-by-agreement.server.ts'
import type { Profile, Provider } from '../providers/provider.server.ts'

type Context = Pick<
  ApiContext,
  'accountHooks' | 'config' | 'database' | 'mail' | 'messageTemplates' | 'request'
>

type Returned = Pick<Provider, 'autoCreate' | 'organization' | 'supportsFreshSignIn'> & {
  name: string
  isFresh: boolean
  /** The user who asked in a session of their own to be linked. */
  agreedBy: string | undefined
}

/** The owner of the account has yet to confirm that the provider may sign them in. */
type Unconfirmed = { unconfirmed: Pick<User, 'email' | 'id'> }
/** A text is the error that the browser returns with, or `not_fresh`. */
type Outcome = User | Unconfirmed | string

export async function findProviderUser(
  context: Context,
  provider: Returned,
  profile: Profile,
): Promise<Outcome> {
  const { database } = context
  const agreed = await linkIfAgreed(context, provider, profile)
  if (typeof agreed === 'string') return agreed
  const linked = await findLinked(database, provider.name, profile.accountId)
  const user = linked?.user ?? (await linkUser(context, provider, profile))
  if (typeof user === 'string' || 'unconfirmed' in user) return user
  // Also of a user who was linked before: the proof or the address may have changed since.
  if (await isForeign(database, provider, user.email)) return 'foreign_address'
  if (await isBanned(database, user)) return 'BANNED_USER'
  const closing = await findClosing(context, database.orm, eq(users.id, user.id))
  if (closing) return closing.error
  if (!linked?.agreedAt && (await provider.organization?.isProtected(database.orm, user))) {
    return 'agreement_required'
  }
  await followRole(context, user, profile)
  return user
}

const linkIfAgreed = async (
  context: Context,
  { agreedBy: userId, name, organization }: Returned,
  profile: Profile,
) =>
  userId !== undefined && organization
    ? linkByAgreement(context, { userId, provider: name, organization }, profile)
    : undefined

async function findLinked({ orm }: Context['database'], provider: string, accountId: string) {
  const [found] = await orm
    .select({ user: userColumns, agreedAt: accounts.agreedAt })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, provider), eq(accounts.accountId, accountId)))
  return found
}

const isForeign = async ({ orm }: Context['database'], { organization }: Returned, email: string) =>
  organization !== undefined && !(await organization.ownsAddress(orm, email))

/** Only an email that the provider has verified counts, and an account of ours is linked only after a fresh sign-in there. */
async function linkUser(
  context: Context,
  returned: Returned,
  { accountId, names, email: given, emailVerified }: Profile,
): Promise<Outcome> {
  const { accountHooks, config, database } = context
  const { name: provider, isFresh, supportsFreshSignIn, autoCreate, organization } = returned
  const { demoMode } = config
  const signUp = (autoCreate ?? config.signUp === 'open') ? 'open' : 'closed'
  const email = normaliseEmail(given ?? '')
  if (email === undefined) return 'email_not_found'
  if (await isForeign(database, returned, email)) return 'foreign_address'
  const [known] = await database.orm.select(userColumns).from(users).where(eq(users.email, email))
  const isKnown = known !== undefined
  if (!isKnown && (demoMode || signUp === 'closed')) return 'signup_disabled'
  if (!emailVerified) return isKnown ? 'account_not_linked' : 'email_not_verified'
  if (demoMode) return 'account_not_linked'
  const closing = await findClosing(context, database.orm, eq(users.email, email))
  if (closing) return closing.error
  if (known && (await organization?.isProtected(database.orm, known))) return 'agreement_required'
  if (isKnown && supportsFreshSignIn && !isFresh) return 'not_fresh'
  if (known?.emailVerified && organization) {
    return (await isBanned(database, known)) ? 'BANNED_USER' : { unconfirmed: known }
  }
  return database.orm.transaction(async (transaction) => {
    const allowed = { signUp, demoMode } as const
    const user = await findProvedUser(
      { accountHooks, orm: transaction },
      email,
      allowed,
      allowedName(names),
    )
    if (!user) return 'signup_disabled'
    await transaction
      .insert(accounts)
      .values({ userId: user.id, providerId: provider, accountId })
      .onConflictDoNothing()
    await organization?.welcome(transaction, user)
    return user
  })
}

async function followRole({ config, database }: Context, user: User, { isAdmin }: Profile) {
  if (isAdmin === undefined || config.demoMode) return
  const held = { email: user.email, role: adminRole } as const
  if (isAdmin) await grantRole(database, held)
  else if ((await revokeRole(database, held, config.adminUserIds)) === 'last') {
    currentRequest().log.warn('A provider can’t take the role from the last admin')
  }
}

/** A name that our forms would refuse is dropped; onboarding asks for one instead. */
function allowedName(names: Profile['names']): string | undefined {
  const plain = names.map((name) => name?.replaceAll(/[\p{Cc}\p{Cs}\p{Cf}]+/gu, ' ').trim())
  return plain
    .map((name) => personName.safeParse(cut(name ?? '')).data)
    .find((name) => name !== undefined)
}

const cut = (name: string) => name.slice(0, 255).replace(/[\ud800-\udbff]$/, '')
