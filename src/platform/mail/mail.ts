import { desc } from 'drizzle-orm'
import type { BaseLogger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { jobs as jobsTable } from '../jobs/tables.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Secrets } from '../secrets/keys.ts'
import type { MailLane } from './lanes.ts'
import type { Letter } from './letter.ts'
import { decryptLetter, encryptLetter, mailJobs } from './mail-jobs.ts'
import { createSeal, type Seal } from './seal.ts'
import { createSmtp } from './smtp.ts'
import { isWaitingMail } from './waiting-mail.ts'

type Orm = Pick<Database['orm'], 'select' | 'insert' | 'update' | 'delete'>

/** A mail that stays, because it has nowhere to go. */
type KeptLetter = Letter & { id: string; createdAt: Date }

/** How a message travels. */
export type Delivery = { lane: MailLane; uselessAt: Date; subjectId?: string; userId?: string }

export interface Mail {
  /** Puts a mail in the queue, within the transaction of what it tells about. */
  send(within: Orm, letter: Letter, delivery: Delivery): Promise<void>
  /** To be called when that transaction is through. */
  wake(): void
  /** Where mail stays when there is no SMTP server: only in local mode. */
  mailbox?: () => Promise<KeptLetter[]>
  /** To be called when the jobs are closed. */
  close(): void
}

type Needed = {
  config: Pick<Config, 'mail'> & Secrets
  database: Pick<Database, 'orm'>
  jobs: Pick<Jobs, 'register' | 'enqueue' | 'wake'>
  log: Pick<BaseLogger, 'info'>
  metrics: Pick<Metrics, 'mails'>
}

/** In milliseconds. */
const daily = 24 * 3600_000

export function openMail({ config, database, jobs, log, metrics }: Needed): Mail {
  const seal = createSeal(config)
  const enqueue = (within: Orm, letter: Letter, { lane, uselessAt, ...about }: Delivery) =>
    jobs.enqueue(within, mailJobs[lane], encryptLetter(seal, letter), {
      ...about,
      email: letter.to,
      expiresAt: uselessAt,
    })
  if (!config.mail) {
    return {
      async send(within, letter, { lane, userId }) {
        // The mailbox is where this message was going: nothing cancels it any more.
        const uselessAt = new Date(Date.now() + daily)
        await enqueue(within, letter, { lane, uselessAt, ...(userId && { userId }) })
        log.info(`Mail for ${letter.to}: ${letter.subject}`)
      },
      wake() {},
      mailbox: () => listMailbox(database, seal),
      close() {},
    }
  }

  const smtp = createSmtp(config.mail)
  for (const job of Object.values(mailJobs)) jobs.register(job, { smtp, seal, metrics })
  return { send: enqueue, wake: () => jobs.wake(), close: () => smtp.close() }
}

/** Newest first. */
async function listMailbox({ orm }: Pick<Database, 'orm'>, seal: Seal): Promise<KeptLetter[]> {
  const rows = await orm
    .select()
    .from(jobsTable)
    .where(isWaitingMail)
    .orderBy(desc(jobsTable.createdAt))
    .limit(200)
  return rows.map(({ id, createdAt, input }) =>
    Object.assign(decryptLetter(seal, input), { id, createdAt }),
  )
}
