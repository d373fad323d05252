import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { deleteOldActivity } from './activity/sweep-activity.ts'
import type { Config } from './config/config.ts'
import type { Access } from './context/access.ts'
import type { AccountHooks } from './context/account-hooks.ts'
import type { RepeatableCalls } from './context/repeatable-calls.ts'
import type { RegisteredRouter } from './context/router.ts'
import {
  type Database,
  openDatabase,
  type OpenReplicas,
  withReplicas,
} from './database/database.ts'
import { leaveEmbeddedServers } from './database/embedded/join.ts'
import { type FileStore, openFileStore } from './files/file-store.ts'
import { type Instrument, joinInstruments, type StartInstrument } from './instruments.ts'
import { expireJobs } from './jobs/expire-jobs.ts'
import { Jobs } from './jobs/jobs.ts'
import { createLog, type Log } from './log/log.ts'
import type { MailTemplate } from './mail/mail-template.ts'
import { type Mail, openMail } from './mail/mail.ts'
import type { MessageTemplates } from './mail/message-templates.ts'
import { watchMailQueue } from './mail/watch-mail-queue.ts'
import { createMetrics, type Metrics, type ShareMetrics } from './metrics/metrics.ts'
import { watchDatabase } from './metrics/watch-database.ts'
import { requestFields } from './request/current-request.ts'
import { stopSignals } from './stop-signals.ts'

interface Opened {
  config: Config
  log: Log
  instrument: Instrument
  database: Database
  metrics: Metrics
  mail: Mail
  files: FileStore
  jobs: Jobs
  close: () => Promise<void>
}

interface Provided {
  readConfig: () => Config
  instruments: readonly StartInstrument[]
  openReplicas: OpenReplicas | undefined
  shareMetrics: ShareMetrics | undefined
  repeatableCalls: RepeatableCalls | undefined
  access: Access
  accountHooks: AccountHooks
  offers: (config: Config) => string[]
  apiRouter: RegisteredRouter
  messageTemplates: MessageTemplates
  mails: readonly MailTemplate[]
}

export type Services = Opened & Provided

/** Kept on `globalThis`: one per process, also when a hot reload evaluates this module again. */
const kept: typeof globalThis & {
  openedServices?: Promise<Opened> | undefined
  openedBefore?: boolean
  providedServices?: Provided
} = globalThis

export function provide(provided: Provided): void {
  kept.providedServices = provided
}

export async function services(): Promise<Services> {
  const provided = kept.providedServices
  if (!provided) throw new Error('app/server.ts has provided nothing yet')
  kept.openedServices ??= open(provided)
  return { ...(await kept.openedServices), ...provided }
}

function open(provided: Provided): Promise<Opened> {
  if (import.meta.env.MODE === 'development' && !kept.openedBefore) closeOnTheWayOut()
  kept.openedBefore = true
  return openServices(provided).catch((error: unknown) => {
    kept.openedServices = undefined
    throw error
  })
}

async function openServices({
  readConfig,
  instruments,
  openReplicas,
  shareMetrics,
}: Provided): Promise<Opened> {
  const config = readConfig()
  const metrics = createMetrics(shareMetrics)
  const started: Instrument[] = []
  const instrument = joinInstruments(started)
  const log = createLog({
    level: config.logLevel,
    forPeople: config.localMode && process.stdout.isTTY,
    pid: cluster.isWorker ? process.pid : undefined,
    fields: () => ({ ...requestFields(), ...instrument.logFields() }),
    hear: (level) => metrics.lines.inc({ level }),
  })
  for (const start of instruments) {
    const one = await start({ config, log })
    if (one) started.push(one)
  }
  const primary = await openDatabase(config, log)
  instrument.watchPool(primary.pool)
  const database = await withReplicas({ config, log, database: primary }, openReplicas)
  watchDatabase(metrics.registry, database)
  watchMailQueue(metrics.registry, database)
  const jobs = new Jobs({ database, log, metrics, instrument })
  const mail = openMail({ config, database, jobs, log, metrics })
  jobs.register(expireJobs, jobs)
  jobs.register(deleteOldActivity, { database, config })
  const close = async () => {
    await jobs.close()
    mail.close()
    await database.close()
    await instrument.close()
    await metrics.close()
  }
  const files = openFileStore(config)
  return { config, log, instrument, database, metrics, mail, files, jobs, close }
}

const quickCloseMs = 500

/** Vite owns the development server and does not close the database. */
function closeOnTheWayOut() {
  for (const event of [...stopSignals, 'disconnect']) {
    process.once(event, () => void closeQuickly().finally(() => process.exit()))
  }
}

/** Cuts short a start that is not done, and jobs that run: they run again. */
async function closeQuickly(): Promise<void> {
  try {
    await Promise.race([closeOpened(), pause(quickCloseMs)])
  } finally {
    await leaveEmbeddedServers()
  }
}

async function closeOpened(): Promise<void> {
  await (await kept.openedServices)?.close()
}
