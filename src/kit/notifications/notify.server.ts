import type { Database } from '#platform/database/database.ts'
import { notifications } from './notification.table.server.ts'
import type { NotificationFacts } from './notification.ts'

interface Notice {
  kind: string
  facts?: NotificationFacts
  path?: string
}

/** In the transaction of what happened, so that both are there or neither. */
export async function notify(
  transaction: Pick<Database['orm'], 'insert'>,
  userIds: readonly string[],
  { kind, facts = {}, path }: Notice,
): Promise<void> {
  const rows = userIds.map((userId) => ({ userId, kind, facts, path }))
  if (rows.length > 0) await transaction.insert(notifications).values(rows)
}
