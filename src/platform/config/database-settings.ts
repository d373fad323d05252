import { readDatabaseTls, withDatabaseTls } from './encrypted-connections.ts'
import type { EnvironmentReader } from './environment-reader.ts'
import { oneOf } from './parsers.ts'
import { databaseUrl, databaseUrls } from './values.ts'

const poolers = ['auto', 'none', 'transaction'] as const

export interface DatabaseSettings {
  databaseUrl: string | undefined
  /** A way past a pooler. */
  databaseDirectUrl: string | undefined
  databaseReadUrls: string[]
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
  const databaseReadUrls = environment
    .read('DATABASE_READ_URLS', databaseUrls, [])
    .map(withDatabaseTls(environment, tls, 'DATABASE_READ_URLS'))
  if (databaseDirectUrl !== undefined || databaseReadUrls.length > 0) {
    environment.require('DATABASE_URL', 'set with DATABASE_DIRECT_URL and DATABASE_READ_URLS')
  }
  const databasePooler = environment.read('DATABASE_POOLER', oneOf(poolers), 'auto')
  return { databaseUrl: read('DATABASE_URL'), databaseDirectUrl, databaseReadUrls, databasePooler }
}
