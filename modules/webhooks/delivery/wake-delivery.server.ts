import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { jobs } from '#platform/jobs/tables.ts'
import { deliverWebhooks } from './deliver-webhooks.server.ts'

/** The job runs at the next poll of any process, instead of at its next turn. */
export async function wakeDelivery(orm: Pick<Database['orm'], 'update'>): Promise<void> {
  await orm
    .update(jobs)
    .set({ dueAt: sql`now()` })
    .where(and(eq(jobs.name, deliverWebhooks.name), jobs.isScheduled, isNull(jobs.startedAt)))
}
