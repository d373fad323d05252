import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Log } from '../../log/log.ts'
import { type Address, openAddress } from './address.ts'
import { applySettings, initialise } from './cluster.ts'
import { tryConnect } from './connect.ts'
import type { Home } from './home.ts'
import { openPrograms, type Programs } from './programs.ts'
import { ServerFailed, startServer } from './server.ts'
import type { Settings } from './settings.ts'

export type Site = { home: Home; address: Address; programs: Programs; settings: Settings }

const patience = 30_000

/** Call these functions with the decision lock held: they check before they act. */
export async function prepareSite(home: Home, settings: Settings, log: Log): Promise<Site> {
  const address = await openAddress(home)
  const programs = await openPrograms(home, log)
  await initialise(home, programs, address)
  return { home, address, programs, settings }
}

export async function reachServer(site: Site): Promise<Client> {
  const deadline = Date.now() + patience
  for (;;) {
    const client = await tryConnect(site.address)
    if (client) return withDatabase(client, site.address.user)
    try {
      applySettings(site.home, site.address, site.settings)
      await startServer(site.home, site.programs)
    } catch (error) {
      const mayPass = error instanceof ServerFailed && error.mayPass && Date.now() < deadline
      if (!mayPass) throw error
      await setTimeout(100)
    }
  }
}

async function withDatabase(client: Client, name: string): Promise<Client> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  return client
}
