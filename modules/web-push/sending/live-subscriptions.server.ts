import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { isOver, sessions, stillBanned } from '#domains/identity/auth/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { pushSubscriptions } from '../web-push.table.server.ts'

const now = sql<Date>`now()`.mapWith(sessions.createdAt)

/** Selects the subscriptions whose session would still let its user in. */
export async function liveSubscriptions(
  orm: Pick<Database['orm'], 'select'>,
  config: Pick<Config, 'adminUserIds' | 'limits'>,
  ids: readonly string[],
) {
  if (ids.length === 0) return []
  const rows = await orm
    .select({
      subscription: pushSubscriptions,
      session: {
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        impersonatedBy: sessions.impersonatedBy,
        language: sessions.language,
      },
      user: { id: users.id, role: users.role },
      stillBanned,
      now,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(pushSubscriptions.id, [...ids]),
        eq(pushSubscriptions.userId, sessions.userId),
        gt(sessions.expiresAt, sql`now()`),
        isNull(sessions.impersonatedBy),
      ),
    )
  return rows
    .filter((row) => !row.stillBanned && !isOver(row, config))
    .map(({ subscription, session: { language } }) => ({ subscription, language }))
}
