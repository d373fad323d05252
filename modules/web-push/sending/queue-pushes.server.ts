import { sql } from 'drizzle-orm'
import { notifications } from '#modules/notifications/index.server.ts'
import { dueNow } from '#platform/database/columns.ts'
import type { Database } from '#platform/database/database.ts'
import { pushMessages, pushSubscriptions } from '../web-push.table.server.ts'

const batch = 500

type Orm = Pick<Database['orm'], 'execute'>

/** A message for each browser of the user. The update takes each notification once, also from another process. */
export async function queuePushes(orm: Orm): Promise<void> {
  for (;;) {
    const { rows } = await orm.execute<{ taken: number }>(sql`
      WITH due AS MATERIALIZED (
        SELECT id FROM ${notifications} WHERE push_due_at <= now()
        ORDER BY push_due_at LIMIT ${batch} FOR UPDATE SKIP LOCKED
      ), taken AS (
        UPDATE ${notifications} SET push_due_at = NULL FROM due
        WHERE ${notifications.id} = due.id
        RETURNING ${notifications.id}, ${notifications.userId}
      ), queued AS (
        INSERT INTO ${pushMessages} (subscription_id, notification_id, due_at)
        SELECT ${pushSubscriptions.id}, taken.id, ${dueNow} FROM taken
        JOIN ${pushSubscriptions} ON ${pushSubscriptions.userId} = taken.user_id
        ON CONFLICT DO NOTHING
      )
      SELECT count(*)::int AS taken FROM taken`)
    if ((rows[0]?.taken ?? 0) < batch) return
  }
}

/** Most of the time, nothing waits. */
export async function isAnyPushDue(orm: Orm): Promise<boolean> {
  const { rows } = await orm.execute<{ isDue: boolean }>(sql`
    SELECT EXISTS (SELECT FROM ${notifications} WHERE push_due_at <= now())
      OR EXISTS (SELECT FROM ${pushMessages} WHERE due_at <= now()) AS "isDue"`)
  return rows[0]?.isDue ?? false
}
