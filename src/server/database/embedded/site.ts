import type { Client } from 'pg'
import type { Log } from '../log.ts'
import { type Address, openAddress } from './address.ts'
import { applySettings, initialise } from './cluster.ts'
import { tryConnect } from './connect.ts'
import type { Home } from './home.ts'
import { openPrograms, type Programs } from './programs.ts'
import { startServer } from './server.ts'
import type { Settings } from './settings.ts'

/** All that starting, reaching and stopping one embedded server takes. */
export type Site = { home: Home; address: Address; programs: Programs; settings: Settings }

export const databaseName = 'incipit'

/** Call these with the decision lock held: they look first and act then. */
export async function prepareSite(home: Home, settings: Settings, log: Log): Promise<Site> {
  const address = await openAddress(home)
  const programs = await openPrograms(home, log)
  await initialise(home, programs, address)
  return { home, address, programs, settings }
}

export async function reachServer(site: Site): Promise<Client> {
  const client = (await tryConnect(site.address)) ?? (await start(site))
  await ensureDatabase(client)
  return client
}

async function start({ home, address, programs, settings }: Site): Promise<Client> {
  applySettings(home, address, settings)
  await startServer(home, programs)
  const client = await tryConnect(address)
  if (client) return client
  throw new Error(`The embedded PostgreSQL has started, but does not listen at ${address.host}`)
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
    databaseName,
  ])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`)
}
