import { readDatabaseTls, withDatabaseTls } from './encrypted-connections.ts'
import type { EnvironmentReader } from './environment-reader.ts'
import { oneOf } from './parsers.ts'
import { databaseUrl } from './values.ts'

const poolers = ['auto', 'none', 'transaction'] as const

export interface DatabaseSettings {
  databaseUrl: string | undefined
  /** A way past a pooler. */
  databaseDirectUrl: string | undefined
  databasePooler: (typeof poolers)[number]
}

export function readDatabase(environment: EnvironmentReader): DatabaseSettings {
  const tls = readDatabaseTls(environment)
  const read = (name: string) =>
    [environment.read(name, databaseUrl)]
      .filter((address) => address !== undefined)
      .map(withDatabaseTls(environment, tls, name))
      .at(0)
  const databaseDirectUrl = read('DATABASE_DIRECT_URL')
  if (databaseDirectUrl !== undefined) {
    environment.require('DATABASE_URL', 'set with DATABASE_DIRECT_URL')
  }
  const databasePooler = environment.read('DATABASE_POOLER', oneOf(poolers), 'auto')
  return { databaseUrl: read('DATABASE_URL'), databaseDirectUrl, databasePooler }
}
