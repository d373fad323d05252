import { eq, lt, sql } from 'drizzle-orm'
import type { Caller } from '#platform/access/caller.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import { admitsPasskeys } from '../passkey-variables.server.ts'
import { passkeys } from './passkeys.table.server.ts'
import { signInSettings } from './sign-in-settings.table.server.ts'

const mostOffers = 3

/** Counts the offer, unless there is none to make. */
export async function offerPasskey({
  caller,
  config,
  database: { orm },
}: ApiContext & { caller: Caller }): Promise<boolean> {
  const userId = caller.user.id
  if (!admitsPasskeys(config)) return false
  if ((await orm.$count(passkeys, eq(passkeys.userId, userId))) > 0) return false
  const offered = await orm
    .insert(signInSettings)
    .values({ userId, passkeyOffers: 1 })
    .onConflictDoUpdate({
      target: signInSettings.userId,
      set: { passkeyOffers: sql`${signInSettings.passkeyOffers} + 1` },
      setWhere: lt(signInSettings.passkeyOffers, mostOffers),
    })
    .returning({ userId: signInSettings.userId })
  return offered.length > 0
}
