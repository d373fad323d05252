import { importJob } from '#modules/imports/index.server.ts'
import { connect } from '#platform/database/connect.ts'
import type { Connection } from '#platform/database/pool.ts'
import { JobQueue } from '#platform/jobs/job-queue.ts'
import { Jobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log/log.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { bookImport } from './book-import.server.ts'

/** The import of books is registered. */
export interface Ready {
  calls: string[]
}

/** A killed process keeps its job for so long. */
const leaseSeconds = 3

process.once('message', (connection: Connection) => {
  const log = createLog({ level: 'silent' })
  const database = connect(connection, log)
  const queue = new JobQueue(database.orm, leaseSeconds)
  const jobs = new Jobs({ database, log, metrics: createMetrics() }, queue)
  jobs.register(importJob, { database, log, config: { adminUserIds: [] } })
  const ready: Ready = { calls: Object.keys(bookImport.api) }
  process.send?.(ready)
})
process.on('disconnect', () => process.exit())
