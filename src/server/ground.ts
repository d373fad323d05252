import { type Config, readConfig } from './config/config.ts'
import { type Database, openDatabase } from './database/database.ts'
import { requestFields } from './http/current-request.ts'
import { createLog, type Log } from './log/log.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'

/** What everything else stands on. */
export interface Ground {
  config: Config
  log: Log
  database: Database
  metrics: Metrics
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
  const log = createLog({
    level: config.logLevel,
    forPeople: config.localMode && process.stdout.isTTY,
    fields: requestFields,
  })
  const database = await openDatabase(config, log)
  if (import.meta.env.MODE === 'development') closeOnTheWayOut(database)
  return { config, log, database, metrics: createMetrics(database.pool) }
}

/** The development server belongs to Vite, which knows nothing of a database. */
function closeOnTheWayOut(database: Database) {
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) {
    process.once(event, () => void database.close().finally(() => process.exit()))
  }
}
