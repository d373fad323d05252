import type { BaseLogger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Secrets } from '../secrets/keys.ts'
import { Courier } from './courier.ts'
import type { Letter } from './letter.ts'
import { type Delivery, MailQueue } from './queue.ts'
import { createSeal } from './seal.ts'
import { createSmtp } from './smtp.ts'

type Orm = Pick<Database['orm'], 'select' | 'insert' | 'update' | 'delete'>

/** A mail that stays, because it has nowhere to go. */
type KeptLetter = Letter & { id: string; createdAt: Date }

export interface Mail {
  /** Puts a mail in the queue, within the transaction of what it tells about. */
  send(within: Orm, letter: Letter, delivery: Delivery): Promise<void>
  /** To be called when that transaction is through. */
  wake(): void
  /** Where mail stays when there is no SMTP server: only in local mode. */
  mailbox?: () => Promise<KeptLetter[]>
  /** Gives up what nobody could use any more. */
  sweep(): Promise<void>
  close(): Promise<void>
}

type Needed = {
  config: Pick<Config, 'mail'> & Secrets
  database: Pick<Database, 'orm'>
  log: Pick<BaseLogger, 'info' | 'warn'>
  metrics: Pick<Metrics, 'mails'>
}

/** In milliseconds. */
const daily = 24 * 3600_000

export function openMail({ config, database, log, metrics }: Needed): Mail {
  const queue = new MailQueue(database.orm, createSeal(config))
  if (!config.mail) {
    return {
      async send(within, letter, { lane, userId }) {
        // The mailbox is where this message was going: nothing cancels it any more.
        const uselessAt = new Date(Date.now() + daily)
        await queue.add(within, letter, { lane, uselessAt, ...(userId && { userId }) })
        log.info(`Mail for ${letter.to}: ${letter.subject}`)
      },
      wake() {},
      mailbox: () => queue.list(),
      sweep: () => queue.forgetUseless(),
      close: () => Promise.resolve(),
    }
  }

  const smtp = createSmtp(config.mail)
  const courier = new Courier(queue, smtp.deliver, { log, metrics })
  return {
    send: (within, letter, delivery) => queue.add(within, letter, delivery),
    wake: () => courier.wake(),
    async sweep() {
      const count = await queue.giveUpUseless()
      if (count === 0) return
      metrics.mails.inc({ outcome: 'given-up' }, count)
      log.warn(`${count} mails are given up: nobody could use them now`)
    },
    async close() {
      await courier.stop()
      smtp.close()
    },
  }
}
