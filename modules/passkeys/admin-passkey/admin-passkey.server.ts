import { eq, sql } from 'drizzle-orm'
import { sampleAddresses, type User } from '#domains/identity/auth/index.server.ts'
import type { AdminNeed } from '#platform/access/caller.ts'
import { isAdmin } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { passkeys } from '../credentials/passkeys.table.server.ts'
import { signInSettings } from '../credentials/sign-in-settings.table.server.ts'
import { passkeyVariables } from '../passkey-variables.server.ts'

type PasskeyRule = Pick<Config, 'adminUserIds' | 'demoMode' | 'localMode' | 'variables'>

type Orm = Pick<Database['orm'], 'insert' | 'select'>
type Person = Pick<User, 'id' | 'email' | 'role'>

const graceDays = 7

const required = {
  code: 'PASSKEY_REQUIRED',
  message: 'Admins need a passkey: add one to your account',
}
const signInRequired = {
  code: 'PASSKEY_SIGN_IN_REQUIRED',
  message: 'Admins sign in with their passkey',
}

export const refusalsOfAdmins = [
  { ...required, message: 'This admin needs a passkey' },
  { ...signInRequired, message: 'This admin needs to sign in with a passkey' },
]

function concerns({ id, email, role }: Person, rule: PasskeyRule): boolean {
  if (!passkeyVariables.of(rule).isRequiredForAdmins || rule.demoMode) return false
  if (rule.localMode && sampleAddresses.includes(email)) return false
  return isAdmin({ id, role }, rule.adminUserIds)
}

export async function findPasskeyNeed(
  orm: Orm,
  user: Person,
  { method }: { method?: string | null },
  rule: PasskeyRule,
): Promise<AdminNeed | null> {
  if (!concerns(user, rule)) return null
  const { hasPasskey, excusedUntil, dueAt, hasBegun } = await readStanding(orm, user)
  // Also with a passkey: an admin who removes the last one gets no days anew.
  const graceUntil = hasBegun ? dueAt : await beginGrace(orm, user)
  if (hasPasskey && (method === undefined || method === 'passkey')) return null
  // The days are for adding one; with one, a code alone must not get past it.
  return hasPasskey
    ? { ...signInRequired, until: excusedUntil, guardsFactors: true }
    : { ...required, until: excusedUntil ?? graceUntil, guardsFactors: false }
}

type Moment = typeof signInSettings.passkeyDueAt | typeof signInSettings.passkeyExcusedUntil

/** Null when it has passed. */
const future = (moment: Moment) =>
  sql<Date | null>`CASE WHEN ${moment} > now() THEN ${moment} END`.mapWith(moment)

async function readStanding(orm: Orm, { id }: Person) {
  const [found] = await orm
    .select({
      hasPasskey: sql<boolean>`EXISTS (SELECT FROM ${passkeys} WHERE ${passkeys.userId} = ${users.id})`,
      excusedUntil: future(signInSettings.passkeyExcusedUntil),
      dueAt: future(signInSettings.passkeyDueAt),
      hasBegun: sql<boolean>`${signInSettings.passkeyDueAt} IS NOT NULL`,
    })
    .from(users)
    .leftJoin(signInSettings, eq(signInSettings.userId, users.id))
    .where(eq(users.id, id))
  return found ?? { hasPasskey: false, excusedUntil: null, dueAt: null, hasBegun: true }
}

/** Begins with the first call under the rule, so that an admin who was away hears of it in time. */
async function beginGrace(orm: Orm, { id }: Person): Promise<Date | null> {
  const passkeyDueAt = sql`now() + make_interval(days => ${graceDays})`
  const [begun] = await orm
    .insert(signInSettings)
    .values({ userId: id, passkeyDueAt })
    .onConflictDoUpdate({
      target: signInSettings.userId,
      set: { passkeyDueAt: sql`coalesce(${signInSettings.passkeyDueAt}, ${passkeyDueAt})` },
    })
    .returning({ dueAt: signInSettings.passkeyDueAt })
  return begun?.dueAt ?? null
}
