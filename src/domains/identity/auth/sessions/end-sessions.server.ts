import { and, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Limits } from '#platform/config/limits.ts'
import type { Database } from '#platform/database/database.ts'
import { knownBrowsers, sessions } from '../auth.table.server.ts'

export async function endSessions(
  orm: Pick<Database['orm'], 'delete'>,
  some: SQL | undefined,
  browsers?: SQL,
): Promise<number> {
  const ended = await orm
    .delete(sessions)
    .where(some)
    .returning({ knownBrowserId: sessions.knownBrowserId })
  const ids = ended.flatMap(({ knownBrowserId }) => knownBrowserId ?? [])
  await orm.delete(knownBrowsers).where(or(inArray(knownBrowsers.id, ids), browsers))
  return ended.length
}

export async function endOldestSessions(
  orm: Pick<Database['orm'], 'delete' | 'select'>,
  userId: string,
  { sessionsPerPerson }: Pick<Limits, 'sessionsPerPerson'>,
): Promise<void> {
  const own = and(eq(sessions.userId, userId), isNull(sessions.impersonatedBy))
  const newest = orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(own)
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(sessionsPerPerson)
  await orm.delete(sessions).where(and(own, notInArray(sessions.id, newest)))
}

export const browsersOf = (userId: string, kept?: { id: string }): SQL | undefined =>
  and(
    eq(knownBrowsers.userId, userId),
    kept &&
      sql`${knownBrowsers.id} NOT IN (SELECT known_browser_id FROM ${sessions} WHERE id = ${kept.id} AND known_browser_id IS NOT NULL)`,
  )
