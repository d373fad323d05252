import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { jobs } from '../jobs/tables.ts'
import { countUpTo } from '../list/count-up-to.ts'
import { isWaitingMail } from './waiting-mail.ts'

/** A scrape must not wait for an unavailable database. */
const scrapeTimeoutMs = 1000

export function watchMailQueue(registry: Registry, { orm }: Pick<Database, 'orm'>) {
  const registers = [registry]
  const waiting = new Gauge({
    name: 'mail_queue_waiting',
    help: 'Mails in the queue that all processes share, up to 10,000; NaN while the database is away',
    aggregator: 'first',
    registers,
    async collect() {
      waiting.set(await known(waitingMails(orm)))
    },
  })
  const oldest = new Gauge({
    name: 'mail_queue_oldest_seconds',
    help: 'For how long the oldest of them has waited; NaN while the database is away',
    aggregator: 'first',
    registers,
    async collect() {
      oldest.set(await known(oldestSeconds(orm)))
    },
  })
}

async function known(figure: Promise<number>): Promise<number> {
  const found = figure.catch(() => Number.NaN)
  return Promise.race([found, pause(scrapeTimeoutMs, Number.NaN, { ref: false })])
}

type Orm = Database['orm']

const waitingMails = async (orm: Orm) => (await countUpTo(orm, jobs, isWaitingMail)).count

async function oldestSeconds(orm: Orm): Promise<number> {
  const age = sql<number>`coalesce(extract(epoch from now() - min(${jobs.createdAt})), 0)::float8`
  const [oldest] = await orm.select({ age }).from(jobs).where(isWaitingMail)
  return oldest?.age ?? 0
}
