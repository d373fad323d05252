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

type KeptLetter = Letter & { id: string; createdAt: Date }

export type Delivery = { lane: MailLane; uselessAt: Date; subjectId?: string; userId?: string }

export interface Mail {
  /** Queues a message in the caller's transaction. */
  send(within: Orm, letter: Letter, delivery: Delivery): Promise<void>
  /** Call after that transaction has committed. */
  wake(): void
  /** Exists only without an SMTP server, which only local mode allows. */
  mailbox?: () => Promise<KeptLetter[]>
  /** Call after the jobs are closed. */
  close(): void
}

type Needed = {
  config: Pick<Config, 'mail'> & Secrets
  database: Pick<Database, 'orm'>
  jobs: Pick<Jobs, 'register' | 'enqueue' | 'wake'>
  log: Pick<BaseLogger, 'info'>
  metrics: Pick<Metrics, 'mails'>
}

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
        // The mailbox is this message's destination, so a closed subject must not cancel it.
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
