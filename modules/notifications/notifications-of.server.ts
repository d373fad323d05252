import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { notifications } from './notification.table.server.ts'

/** A section of the user's own data. */
export const notificationsOf = (orm: Pick<Database['orm'], 'select'>, userId: string) =>
  orm
    .select({
      kind: notifications.kind,
      facts: notifications.facts,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.id))
