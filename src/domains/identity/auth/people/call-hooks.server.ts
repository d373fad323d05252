import type { SQL } from 'drizzle-orm'
import type { Actor } from '#platform/activity/actor.ts'
import type { AccountHooks } from '#platform/context/account-hooks.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'

type Hooks = Pick<ApiServices, 'accountHooks'>

/** The account may have passed to another person: devices, codes and keys of the former one end. Keys of organizations are theirs. */
export async function handOver(
  { accountHooks }: Hooks,
  transaction: Transaction,
  by: Actor,
  userId: string,
): Promise<void> {
  for (const handedOver of accountHooks.handedOver) await handedOver(transaction, by, userId)
}

/** Access besides sessions, at the wish of the user. */
export async function endAccess(
  { accountHooks }: Hooks,
  transaction: Transaction,
  by: Actor,
  userId: string,
): Promise<void> {
  for (const accessEnded of accountHooks.accessEnded) await accessEnded(transaction, by, userId)
}

/** How the user has closed codes by email and providers, if they have. */
export async function findClosing(
  { accountHooks, config }: Hooks & Pick<ApiServices, 'config'>,
  orm: Pick<Database['orm'], '$count' | 'select'>,
  user: SQL,
): Promise<AccountHooks['closings'][number] | undefined> {
  for (const closing of accountHooks.closings) {
    if (await closing.isClosed(orm, user, config)) return closing
  }
  return undefined
}
