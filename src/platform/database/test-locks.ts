import { setTimeout as pause } from 'node:timers/promises'
import type { TestDatabase } from './test-database.ts'

export async function untilWaiting({ pool }: Pick<TestDatabase, 'pool'>, many = 1): Promise<void> {
  const waiting = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while ((await pool.query(waiting)).rowCount !== many) await pause(5)
}
