import { lt, sql } from 'drizzle-orm'
import { type DashboardPart, figures, today } from '#kit/dashboard/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import { defineJob } from '#platform/jobs/define-job.ts'

const daysKept = 400

interface Counting {
  database: Pick<Database, 'orm'>
  parts: readonly DashboardPart[]
}

export async function countFigures({ database, parts }: Counting): Promise<void> {
  await database.orm.transaction(async (transaction) => {
    for (const { counts = [] } of parts) for (const count of counts) await count.store(transaction)
    const oldest = sql`${today} - ${daysKept}::int`
    await transaction.delete(figures).where(lt(figures.day, oldest))
  })
}

export const countFiguresJob = defineJob({
  name: 'count-figures',
  schedule: { everyMinutes: 10 },
  run: countFigures,
})
