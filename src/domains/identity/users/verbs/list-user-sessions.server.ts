import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { exceptOtherVisits, sessions } from '#domains/identity/auth/index.server.ts'
import type { ReadContext } from '#platform/api/verb-context.ts'
import type { UserSession } from '../user.ts'
import { findUser } from './get-user.server.ts'

export async function listUserSessions(
  { acting: { orm } }: ReadContext,
  userId: string,
): Promise<UserSession[]> {
  await findUser(orm, userId)
  return orm
    .select({
      id: sessions.id,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      method: sessions.method,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      impersonated: sql<boolean>`${sessions.impersonatedBy} IS NOT NULL`,
    })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`), exceptOtherVisits()),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}
