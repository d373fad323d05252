import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import type { Config } from '../config/config.ts'
import type * as schema from './schema.ts'

export type Database = {
  orm: NodePgDatabase<typeof schema>
  pool: pg.Pool
  /** Throws when the database does not answer shortly. */
  check: () => Promise<void>
  close: () => Promise<void>
}

export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>

export declare function openDatabase(config: Config, log: Log): Promise<Database>
