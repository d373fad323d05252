import { and, eq, lte, sql } from 'drizzle-orm'
import { chosenLanguage } from '#kit/mail/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { sessions } from '../auth.table.server.ts'

const updateIntervalMs = 5 * 60_000

type Row = Pick<typeof sessions.$inferSelect, 'id' | 'lastSeenAt'>

/** Most requests write nothing, and only one of several concurrent requests does. */
export async function noteSeen(
  { orm }: Pick<Database, 'orm'>,
  { id, lastSeenAt }: Row,
  { now, headers }: { now: Date; headers: Headers },
) {
  const due = new Date(now.getTime() - updateIntervalMs)
  if (lastSeenAt > due) return
  await orm
    .update(sessions)
    .set({
      lastSeenAt: sql`now()`,
      ipAddress: currentRequest().clientIp,
      // Undefined leaves the language of the sign-in.
      language: chosenLanguage(headers),
    })
    .where(and(eq(sessions.id, id), lte(sessions.lastSeenAt, due)))
}
