import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { jobs } from '#platform/jobs/tables.ts'
import { smtpConfig, testMail } from '#platform/mail/test-mail.ts'
import { readMail, smtpServer } from '#platform/mail/test-smtp.ts'
import { mailDueNotifications } from './mail-due-notifications.server.ts'

/** So late that no message is useless by then. */
export const friday = new Date('2082-11-27T07:45:00Z')
export const saturday = new Date('2082-11-28T06:00:00Z')
export const monday = new Date('2082-11-30T06:00:00Z')

export const lost = (count: number) => ({
  kind: 'failedMail',
  facts: { count },
  path: '/manager/dashboard',
})

export async function postOffice(database: TestDatabase) {
  const isSent = () =>
    vi.waitUntil(
      async () => (await database.orm.$count(jobs, eq(jobs.name, 'mail-bulk'))) === 0,
      30_000,
    )
  const sink = await smtpServer()
  const config = { ...smtpConfig(sink.port), baseUrl: new URL('https://product.example') }
  const mail = testMail({ database, config })
  const services = { database, config, mail, log: silentLog }
  return {
    config,
    services,
    sink,
    isSent,
    mailAt: async (now: Date) => {
      await mailDueNotifications(services, now)
      await isSent()
      return sink.received.splice(0).map(readMail)
    },
  }
}
