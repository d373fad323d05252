import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { preparing } from '#platform/database/prepared.ts'
import { sessions } from '../auth.table.server.ts'

/** Replicas that have replayed the log of changes up to here have what the session wrote. */
export async function noteWrite({ orm }: Pick<Database, 'orm'>, sessionId: string): Promise<void> {
  await note(orm, 'note a write').execute({ sessionId })
}

const note = preparing((orm: Database['orm'], name) =>
  orm
    .update(sessions)
    .set({ wroteUpTo: sql`pg_current_wal_insert_lsn()` })
    .where(sql`${sessions.id} = ${sql.placeholder('sessionId')}`)
    .prepare(name),
)
