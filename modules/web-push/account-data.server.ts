import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { pushSubscriptions } from './web-push.table.server.ts'

/** The whole address and the secret would let others send to the browser. */
async function pushSubscriptionsOf(orm: Pick<Database['orm'], 'select'>, userId: string) {
  const rows = await orm
    .select({
      endpoint: pushSubscriptions.endpoint,
      createdAt: pushSubscriptions.createdAt,
      sentAt: pushSubscriptions.sentAt,
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.id))
  return rows.map(({ endpoint, createdAt, sentAt }) => ({
    service: new URL(endpoint).host,
    createdAt,
    sentAt,
  }))
}

export const pushSections = {
  pushSubscriptions: { read: pushSubscriptionsOf, scope: 'account:read' },
}
