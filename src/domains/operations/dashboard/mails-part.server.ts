import { z } from 'zod/mini'
import { type DashboardPart, fewSchema, linked, textsOf } from '#kit/dashboard/index.server.ts'
import { listFailedMails } from '#platform/mail/list-failed-mails.ts'

const text = textsOf('dashboard')

const mailSchema = z.object({
  id: z.uuid(),
  recipient: z.string(),
  attempts: z.int(),
  failure: z.nullable(z.string()),
  lostAt: z.nullable(z.date()),
  createdAt: z.date(),
})

export const mailsPart: DashboardPart = {
  needs: { job: ['read'] },
  attention: { mails: fewSchema(mailSchema) },
  async read(database) {
    const mails = await listFailedMails(database)
    const rows = mails.some.map(({ id, recipient, attempts, failure, lostAt }) => ({
      id,
      name: recipient,
      note: lostAt ? text('attention.givenUp') : text('attention.tried'),
      noteCount: attempts,
      detail: failure ?? '',
    }))
    const title = text('attention.mails')
    const link = linked(text('attention.viewMails'), '/manager/jobs')
    return {
      attention: { mails },
      items: [
        { kind: 'attention', order: 10, icon: 'mail', title, total: mails.total, rows, link },
      ],
    }
  },
}
