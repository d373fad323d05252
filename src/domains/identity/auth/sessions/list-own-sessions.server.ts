import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { sessions } from '../auth.table.server.ts'
import { exceptOtherVisits } from './visits.server.ts'

export function listOwnSessions(
  { orm }: Pick<Database, 'orm'>,
  { user, session }: { user: { id: string }; session: { id: string } },
) {
  const isCurrent = sql<boolean>`${sessions.id} = ${session.id}`
  return orm
    .select({
      id: sessions.id,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      method: sessions.method,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      current: isCurrent,
      impersonated: sql<boolean>`${sessions.impersonatedBy} IS NOT NULL`,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, user.id),
        gt(sessions.expiresAt, sql`now()`),
        exceptOtherVisits(session.id),
      ),
    )
    .orderBy(desc(isCurrent), desc(sessions.lastSeenAt), desc(sessions.id))
}
