import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Secrets } from '#platform/secrets/keys.ts'
import { createSeal } from '#platform/secrets/seal.ts'
import { generatePushKey, type PushKey } from './protocol/vapid.server.ts'
import { pushKeys, pushSubscriptions } from './web-push.table.server.ts'

interface Needed {
  database: Pick<Database, 'orm'>
  config: Secrets
}

/** The same for all processes. The first call generates it. */
export async function findPushKey({ database: { orm }, config }: Needed): Promise<PushKey> {
  const seal = createSeal(config, 'push')
  const [stored] = await orm.select().from(pushKeys)
  if (stored) {
    const privateKey = tryOpen(seal, stored.privateKey)
    if (privateKey !== undefined) return { publicKey: stored.publicKey, privateKey }
  }
  const made = generatePushKey()
  await orm.transaction(async (transaction) => {
    if (stored) {
      // Encrypted with a secret that is not known any more: its subscriptions can't be sent to.
      const removed = await transaction
        .delete(pushKeys)
        .where(eq(pushKeys.privateKey, stored.privateKey))
        .returning({ id: pushKeys.id })
      if (removed.length > 0) await transaction.delete(pushSubscriptions)
    }
    await transaction
      .insert(pushKeys)
      .values({ publicKey: made.publicKey, privateKey: seal.close(made.privateKey) })
      .onConflictDoNothing()
  })
  const [kept] = await orm.select().from(pushKeys)
  if (!kept) throw new Error('The key for pushes was deleted')
  return { publicKey: kept.publicKey, privateKey: seal.open(kept.privateKey) }
}

function tryOpen(seal: ReturnType<typeof createSeal>, sealed: string): string | undefined {
  try {
    return seal.open(sealed)
  } catch {
    return undefined
  }
}

/** After a change of AUTH_SECRET, the key is encrypted with the new one. */
export async function renewPushKey({ database: { orm }, config }: Needed): Promise<void> {
  if (config.authSecretPrevious === undefined) return
  const seal = createSeal(config, 'push')
  const [stored] = await orm.select().from(pushKeys)
  if (!stored || seal.isCurrent(stored.privateKey)) return
  const opened = tryOpen(seal, stored.privateKey)
  if (opened === undefined) return
  await orm
    .update(pushKeys)
    .set({ privateKey: seal.close(opened) })
    .where(eq(pushKeys.privateKey, stored.privateKey))
}
