import { pino } from 'pino'
import type { Config } from '../config/config.ts'
import { type Database, openDatabase, type Prepare } from '../database/database.ts'
import type { ReadConfig } from './command.ts'

export async function withDatabase<Result>(
  readConfig: ReadConfig,
  work: (services: { config: Config; database: Database }) => Promise<Result>,
  prepare?: Prepare,
): Promise<Result> {
  const config = readConfig()
  const address = config.databaseDirectUrl ?? config.databaseUrl
  const database = await sayIfSlow(
    openDatabase({ ...config, databaseUrl: address }, pino({ level: 'silent' }), prepare),
  )
  try {
    return await work({ config, database })
  } finally {
    await database.close()
  }
}

async function sayIfSlow<Result>(opening: Promise<Result>): Promise<Result> {
  const waiting = setTimeout(() => {
    if (process.stderr.isTTY) process.stderr.write('Waiting for the database …\n')
  }, 2000)
  return opening.finally(() => clearTimeout(waiting))
}
