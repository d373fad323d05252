import { pino } from 'pino'
import { type Config, readConfig } from '../config/config.ts'
import { type Database, openDatabase, type Prepare } from '../database/database.ts'

export async function withDatabase<Result>(
  work: (services: { config: Config; database: Database }) => Promise<Result>,
  prepare?: Prepare,
): Promise<Result> {
  const config = readConfig(process.env)
  const database = await openDatabase(config, pino({ level: 'silent' }), prepare)
  try {
    return await work({ config, database })
  } finally {
    await database.close()
  }
}
