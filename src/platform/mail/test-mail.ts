import { onTestFinished } from 'vitest'
import type { Database } from '../database/database.ts'
import { silentLog } from '../database/test-server.ts'
import type { WhenDone } from '../http/test-server.ts'
import { Jobs } from '../jobs/jobs.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { openMail } from './mail.ts'

interface Options {
  database: Database
  config: Omit<Parameters<typeof openMail>[0]['config'], 'baseUrl'>
  metrics?: ReturnType<typeof createMetrics>
}

export function testMail(
  { database, config, metrics = createMetrics() }: Options,
  whenDone: WhenDone = onTestFinished,
) {
  const jobs = new Jobs({ database, log: silentLog, metrics })
  const configWithHost = { baseUrl: new URL('https://product.example'), ...config }
  const mail = openMail({ config: configWithHost, database, jobs, log: silentLog, metrics })
  const close = async () => {
    await jobs.close()
    mail.close()
  }
  whenDone(close)
  return { ...mail, jobs, close }
}

export const smtpConfig = (port: number, from = 'product@example.com') => ({
  authSecret: 'x'.repeat(32),
  mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from },
})
