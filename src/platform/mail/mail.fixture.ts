import { connect } from '../database/connect.ts'
import type { Connection } from '../database/pool.ts'
import { Jobs } from '../jobs/jobs.ts'
import { createLog } from '../log/log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { openMail } from './mail.ts'

export interface MailOrders {
  connection: Connection
  port: number
}

process.once('message', ({ connection, port }: MailOrders) => {
  const log = createLog({ level: 'silent' })
  const smtp = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'product@example.com' }
  const baseUrl = new URL('https://product.example')
  const config = { baseUrl, authSecret: 'x'.repeat(32), mail: smtp }
  const database = connect(connection, log)
  const metrics = createMetrics()
  const jobs = new Jobs({ database, log, metrics })
  openMail({ config, database, jobs, log, metrics })
  process.send?.('delivering')
})
process.on('disconnect', () => process.exit())
