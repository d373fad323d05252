import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import { admitsPasskeys, signInSettings } from '#modules/passkeys/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { recoveryCodes } from './recovery/recovery-codes.table.server.ts'

type Orm = Pick<Database['orm'], 'select' | '$count'>
type PasskeyConfig = Parameters<typeof admitsPasskeys>[0]

/** Never of an unproved address: another person may have made that account. */
export const hasPasskeyOnly = (user: SQL) =>
  and(user, eq(users.emailVerified, true), isNotNull(signInSettings.passkeyOnlySince))

type Services = { config: PasskeyConfig; orm: Orm }

/** Whether neither codes by email nor providers let the user in. */
export const isPasskeyOnly = async (services: Services, user: SQL): Promise<boolean> =>
  (await find(services, user)) !== undefined

export async function readPasskeyOnly(services: Services, userId: string) {
  const found = await find(services, eq(users.id, userId))
  if (!found?.since) return null
  const isTheirs = eq(recoveryCodes.userId, userId)
  return {
    since: found.since,
    recoveryCodesLeft: await services.orm.$count(recoveryCodes, isTheirs),
  }
}

async function find({ config, orm }: Services, user: SQL) {
  if (!admitsPasskeys(config)) return undefined
  const [found] = await orm
    .select({ since: signInSettings.passkeyOnlySince })
    .from(users)
    .innerJoin(signInSettings, eq(signInSettings.userId, users.id))
    .where(hasPasskeyOnly(user))
  return found
}
