import { setTimeout } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import type { Log } from '../log/log.ts'
import { applicationName, type Connection } from './pool.ts'

/** A connection of its own, without the pool's time limits; a server on its way up is awaited. */
export async function waitForServer(
  connection: Connection,
  log: Log,
  patience = 30_000,
): Promise<Client> {
  const deadline = Date.now() + patience
  for (let attempt = 0; ; attempt += 1) {
    const client = new Client({
      ...connection,
      application_name: applicationName,
      connectionTimeoutMillis: 5000,
    })
    try {
      await client.connect()
      client.on('error', (err) => log.warn({ err }, 'The database broke a connection'))
      return client
    } catch (err) {
      if (!mayPass(err) || Date.now() > deadline) throw err
      if (attempt % 10 === 0) log.warn({ err }, 'The database does not answer yet: trying on')
      await setTimeout(Math.min(100 * 2 ** attempt, 1000))
    }
  }
}

/**
 * What the network says may pass; of what PostgreSQL itself says, that it is starting, stopping or
 * full. A wrong password or name stays wrong.
 */
function mayPass(error: unknown): boolean {
  return !(error instanceof DatabaseError) || /^(57P|53|08)/.test(error.code ?? '')
}
