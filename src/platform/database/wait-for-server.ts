import { setTimeout } from 'node:timers/promises'
import { type Client, DatabaseError } from 'pg'
import type { Log } from '../log/log.ts'
import { newClient } from './hosts/primary-client.ts'
import { applicationName, type Connection } from './pool.ts'

export async function waitForServer(
  connection: Connection,
  log: Log,
  patience = 30_000,
): Promise<Client> {
  const deadline = Date.now() + patience
  for (let attempt = 0; ; attempt += 1) {
    const client = newClient({
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

/** Network errors, and PostgreSQL starting, stopping or being full, are temporary; a wrong password or name is not. */
function mayPass(error: unknown): boolean {
  return !(error instanceof DatabaseError) || /^(57P|53|08)/.test(error.code ?? '')
}
