import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'

export type Retention = { database: Pick<Database, 'orm'>; config: Pick<Config, 'limits'> }
