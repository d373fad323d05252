import { connect } from '../database/database.ts'
import type { Connection } from '../database/pool.ts'
import { createLog } from '../log/log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { openMail } from './mail.ts'

export interface CourierOrders {
  connection: Connection
  port: number
}

// A process of its own, which tests may kill: it delivers what waits in the queue.
process.once('message', ({ connection, port }: CourierOrders) => {
  const log = createLog({ level: 'silent' })
  const smtp = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'library@example.com' }
  const config = { authSecret: 'x'.repeat(32), mail: smtp }
  openMail({ config, database: connect(connection, log), log, metrics: createMetrics() })
  process.send?.('delivering')
})
process.on('disconnect', () => process.exit())
