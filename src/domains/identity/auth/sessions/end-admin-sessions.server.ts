import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { sessions } from '../auth.table.server.ts'
import { isOver } from './session-life.server.ts'

/** Rows expire by the life of all sessions, and those of admins are over earlier. */
export async function endAdminSessions(
  { orm }: Pick<Database, 'orm'>,
  config: Parameters<typeof isOver>[1],
): Promise<void> {
  const managers = orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.manages, sql`true`))
  const ids = [...config.adminUserIds, ...(await managers).map(({ id }) => id)]
  const held = await orm
    .select({
      session: {
        id: sessions.id,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        impersonatedBy: sessions.impersonatedBy,
      },
      user: { id: users.id, role: users.role },
      now: sql<Date>`now()`.mapWith(sessions.createdAt),
    })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(and(inArray(users.id, ids), isNull(sessions.impersonatedBy)))
  const over = held.filter((row) => isOver(row, config)).map(({ session }) => session.id)
  if (over.length > 0) await orm.delete(sessions).where(inArray(sessions.id, over))
}
