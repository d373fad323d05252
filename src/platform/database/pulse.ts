import { Client, DatabaseError } from 'pg'
import type { Log } from '../log/log.ts'
import type { Lent } from './lent-connections.ts'
import { applicationName, type Connection } from './pool.ts'

/** In milliseconds: how often somebody looks, when an answer is late, and how long a sign of life may take. */
const every = 1000
const late = 2000
const patience = 2000

export interface Pulse {
  /** Throws when a connection of its own is not answered shortly, however busy all others are. */
  feel: () => Promise<void>
  end: () => void
}

/**
 * A network that swallows everything breaks no connection: whoever asked would wait for ever. So when an answer is late, the
 * database is asked for a sign of life. If it gives one, the work just takes long; if not, the connections are cut, and
 * whoever waits is told to come back.
 */
export function watchPulse(connection: Connection, lent: Lent, log: Log): Pulse {
  let feeling: Promise<void> | undefined
  const feel = () =>
    (feeling ??= knock(connection, log).finally(() => {
      feeling = undefined
    }))

  async function look() {
    const before = performance.now() - late
    if (![...lent.values()].some((since) => since < before)) return
    try {
      await feel()
    } catch (err) {
      log.warn({ err }, 'The database gives no sign of life: connections are cut')
      for (const client of lent.keys()) void client.end()
    }
  }

  const timer = setInterval(() => void look(), every).unref()
  return { feel, end: () => clearInterval(timer) }
}

async function knock(connection: Connection, log: Log): Promise<void> {
  const client = new Client({
    ...connection,
    application_name: applicationName,
    connectionTimeoutMillis: patience,
  })
  client.on('error', (err) => log.warn({ err }, 'The database broke a connection'))
  try {
    await client.connect()
  } catch (error) {
    if (!isAlive(error)) throw error
  }
  // Nobody waits for the goodbye, which may never come.
  void client.end()
}

/** Whoever refuses, because it is full for example, is there; unless it says that it is going or not up yet. */
function isAlive(error: unknown): boolean {
  return error instanceof DatabaseError && !error.code?.startsWith('57P0')
}
