import { desc } from 'drizzle-orm'
import type { BaseLogger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { jobs as jobsTable } from '../jobs/tables.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Secrets } from '../secrets/keys.ts'
import { createSeal, type Seal } from '../secrets/seal.ts'
import type { MailLane } from './lanes.ts'
import { decryptMessage, encryptMessage, mailJobs } from './mail-jobs.ts'
import type { MailMessage } from './mail-message.ts'
import { createSmtp } from './smtp.ts'
import { isWaitingMail } from './waiting-mail.ts'

type Orm = Pick<Database['orm'], 'select' | 'insert' | 'update' | 'delete'>

type KeptMessage = MailMessage & { id: string; createdAt: Date }

export type Delivery = {
  lane: MailLane
  uselessAt: Date
  subjectId?: string
  /** The recipient. */
  userId?: string
  /** The user whose work it is: the lane is shared among senders. */
  senderId?: string | undefined
}

export interface Mail {
  send(within: Orm, message: MailMessage, delivery: Delivery): Promise<void>
  /** Call after the transaction of `send` commits. */
  wake(): void
  mailbox?: () => Promise<KeptMessage[]>
  close(): void
}

type Needed = {
  config: Pick<Config, 'baseUrl' | 'mail'> & Secrets
  database: Pick<Database, 'orm'>
  jobs: Pick<Jobs, 'register' | 'enqueue' | 'wake'>
  log: Pick<BaseLogger, 'info'>
  metrics: Pick<Metrics, 'mails'>
}

const daily = 24 * 3600_000

export function openMail({ config, database, jobs, log, metrics }: Needed): Mail {
  const seal = createSeal(config, 'mail')
  const enqueue = (
    within: Orm,
    message: MailMessage,
    { lane, uselessAt, senderId, ...about }: Delivery,
  ) =>
    jobs.enqueue(within, mailJobs[lane], encryptMessage(seal, message), {
      ...about,
      key: senderId,
      email: message.to,
      expiresAt: uselessAt,
    })
  if (!config.mail) {
    return {
      async send(within, message, { lane, userId }) {
        // The mailbox is this message's destination, so a closed subject must not cancel it.
        const uselessAt = new Date(Date.now() + daily)
        await enqueue(within, message, { lane, uselessAt, ...(userId && { userId }) })
        log.info(`Mail for ${message.to}: ${message.subject}`)
      },
      wake() {},
      mailbox: () => listMailbox(database, seal),
      close() {},
    }
  }

  const smtp = createSmtp({ baseUrl: config.baseUrl, mail: config.mail })
  for (const job of Object.values(mailJobs)) jobs.register(job, { smtp, seal, metrics })
  return { send: enqueue, wake: () => jobs.wake(), close: () => smtp.close() }
}

async function listMailbox({ orm }: Pick<Database, 'orm'>, seal: Seal): Promise<KeptMessage[]> {
  const rows = await orm
    .select()
    .from(jobsTable)
    .where(isWaitingMail)
    .orderBy(desc(jobsTable.createdAt))
    .limit(200)
  return rows.map(({ id, createdAt, input }) =>
    Object.assign(decryptMessage(seal, input), { id, createdAt }),
  )
}
