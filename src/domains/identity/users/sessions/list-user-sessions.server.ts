import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { sessions } from '#domains/identity/auth/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import { getUser } from '../get-user.server.ts'
import type { UserSession } from '../user.ts'

export async function listUserSessions(
  { orm }: Pick<Database, 'orm'>,
  userId: string,
): Promise<UserSession[]> {
  await getUser({ orm }, userId)
  return orm
    .select({
      id: sessions.id,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      impersonated: sql<boolean>`${sessions.impersonatedBy} IS NOT NULL`,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}
