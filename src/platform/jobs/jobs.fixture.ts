import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { connect } from '../database/connect.ts'
import type { Connection } from '../database/pool.ts'
import { createLog } from '../log/log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { defineJob } from './define-job.ts'
import { Jobs } from './jobs.ts'

export const slowJob = defineJob({
  name: 'slow',
  input: z.object({ number: z.number() }),
  concurrency: 2,
  async run(report: (number: number) => void, { number }) {
    report(number)
    await pause(100)
  },
})

process.once('message', (connection: Connection) => {
  const log = createLog({ level: 'silent' })
  const database = connect(connection, log)
  const jobs = new Jobs({ database, log, metrics: createMetrics() })
  jobs.register(slowJob, (number) => process.send?.(number))
  process.once('SIGTERM', () => {
    void jobs.close().then(() => process.exit(0))
  })
  process.send?.('ready')
})
process.on('disconnect', () => process.exit())
