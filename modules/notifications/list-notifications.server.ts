import { and, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { countUpTo } from '#platform/list/count-up-to.ts'
import { mostUnread, type NotificationPage } from './notification-list.server.ts'
import { notifications } from './notification.table.server.ts'

type Orm = Database['orm']

export async function listNotifications(
  orm: Orm,
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<NotificationPage> {
  const { id, kind, facts, path, createdAt, readAt } = notifications
  const isTheirs = eq(notifications.userId, userId)
  const rows = await orm
    .select({ id, kind, facts, path, createdAt, readAt })
    .from(notifications)
    .where(and(isTheirs, cursor === undefined ? undefined : lt(id, cursor)))
    .orderBy(desc(id))
    .limit(limit + 1)
  const items = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? (items.at(-1)?.id ?? null) : null
  const total = await countUpTo(orm, notifications, isTheirs)
  return { items, nextCursor, total, unread: await countUnread(orm, userId) }
}

export async function countUnread(orm: Pick<Orm, 'execute'>, userId: string): Promise<number> {
  const some = sql`SELECT FROM ${notifications} WHERE ${notifications.userId} = ${userId}
    AND ${notifications.readAt} IS NULL LIMIT ${mostUnread}`
  const { rows } = await orm.execute<{ unread: number }>(
    sql`SELECT count(*)::int AS unread FROM (${some}) AS counted`,
  )
  return rows[0]?.unread ?? 0
}

interface Reading {
  ids?: string[] | undefined
  upTo?: string | undefined
}

/** Some, all up to one, or all. */
export async function readNotifications(
  orm: Orm,
  userId: string,
  { ids, upTo }: Reading,
): Promise<number> {
  await orm
    .update(notifications)
    .set({ readAt: sql`now()`, mailDueAt: null, channelDueAt: null })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids && inArray(notifications.id, ids),
        upTo === undefined ? undefined : lte(notifications.id, upTo),
      ),
    )
  return countUnread(orm, userId)
}
