import { z } from 'zod/mini'
import { dashboardPart, fewSchema } from '#kit/dashboard/index.server.ts'
import { listFailedMails } from '#platform/mail/list-failed-mails.ts'

export const mailsPart = dashboardPart({
  needs: { job: ['read'] },
  pieces: {
    attention: {
      mails: fewSchema(
        z.object({
          id: z.uuid(),
          recipient: z.string(),
          attempts: z.int(),
          failure: z.nullable(z.string()),
          lostAt: z.nullable(z.date()),
          createdAt: z.date(),
        }),
      ),
    },
  },
  read: async (database) => ({ attention: { mails: await listFailedMails(database) } }),
})
