import { and, desc, eq } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { sessions } from '../auth.table.server.ts'
import { exceptOtherVisits } from '../sessions/visits.server.ts'

type Orm = Pick<Database['orm'], 'select'>

const user = async (orm: Orm, userId: string) => {
  const [found] = await orm
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      image: users.image,
      role: users.role,
      onboardedAt: users.onboardedAt,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  return found
}

const sessionsOf = async (orm: Orm, userId: string) =>
  orm
    .select({
      id: sessions.id,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      method: sessions.method,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), exceptOtherVisits()))
    .orderBy(desc(sessions.lastSeenAt))

/** No section may contain a secret that gives access. */
export const ownSections = {
  user: { read: user, scope: 'account:read' },
  sessions: { read: sessionsOf, scope: 'account:read' },
}
