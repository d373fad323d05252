import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'

/** What a job needs that deletes rows older than a limit. */
export type Retention = { database: Pick<Database, 'orm'>; config: Pick<Config, 'limits'> }
