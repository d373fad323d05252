import { deleteOldActivity } from './activity/sweep-activity.ts'
import { addSampleAccounts } from './auth/people/sample-accounts.ts'
import { deleteExpiredSignIns } from './auth/sweep.ts'
import { type Config, readConfig } from './config/config.ts'
import { type Database, openDatabase } from './database/database.ts'
import { type FileStore, openFileStore } from './files/file-store.ts'
import { requestFields } from './http/current-request.ts'
import { expireJobs } from './jobs/expire-jobs.ts'
import { Jobs } from './jobs/jobs.ts'
import { createLog, type Log } from './log/log.ts'
import { type Mail, openMail } from './mail/mail.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { watchDatabase } from './metrics/watch-database.ts'
import { stopSignals } from './stop-signals.ts'
import { traceFields } from './tracing/span.ts'
import { startTracing } from './tracing/start-tracing.ts'
import { traceQueries } from './tracing/trace-queries.ts'

/** What everything else stands on. */
export interface Ground {
  config: Config
  log: Log
  database: Database
  metrics: Metrics
  mail: Mail
  files: FileStore
  jobs: Jobs
  close: () => Promise<void>
}

/** Kept on `globalThis`: one per process, also when a hot reload evaluates this module again. */
const kept: typeof globalThis & { incipitGround?: Promise<Ground> } = globalThis

/** Opened by the first who asks. A failed opening is forgotten, so that the next one tries again. */
export function ground(): Promise<Ground> {
  return (kept.incipitGround ??= openGround().catch((error: unknown) => {
    kept.incipitGround = undefined
    throw error
  }))
}

async function openGround(): Promise<Ground> {
  const config = readConfig(process.env)
  const metrics = createMetrics()
  const log = createLog({
    level: config.logLevel,
    forPeople: config.localMode && process.stdout.isTTY,
    fields: () => ({ ...requestFields(), ...traceFields() }),
    hear: (level) => metrics.lines.inc({ level }),
  })
  const tracing = config.traces && (await startTracing(config.traces, log))
  const database = await openDatabase(config, log)
  if (tracing) traceQueries(database.pool)
  watchDatabase(metrics.registry, database)
  await addSampleAccounts(database, config)
  const jobs = new Jobs({ database, log, metrics })
  const mail = openMail({ config, database, jobs, log, metrics })
  jobs.register(expireJobs, jobs)
  jobs.register(deleteExpiredSignIns, database)
  jobs.register(deleteOldActivity, { database, config })
  const close = async () => {
    await jobs.close()
    mail.close()
    await database.close()
    await tracing?.close()
  }
  if (import.meta.env.MODE === 'development') closeOnTheWayOut(close)
  return { config, log, database, metrics, mail, files: openFileStore(config), jobs, close }
}

/** The development server belongs to Vite, which knows nothing of a database. */
function closeOnTheWayOut(close: () => Promise<void>) {
  for (const event of [...stopSignals, 'disconnect']) {
    process.once(event, () => void close().finally(() => process.exit()))
  }
}
