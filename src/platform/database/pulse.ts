import { DatabaseError } from 'pg'
import type { Log } from '../log/log.ts'
import { newClient } from './hosts/primary-client.ts'
import type { Lent } from './lent-connections.ts'
import { applicationName, type Connection } from './pool.ts'

const checkIntervalMs = 1000
const lateAfterMs = 2000
const probeTimeoutMs = 2000

export interface Pulse {
  /** Probes on a separate connection, so that a busy pool does not matter. */
  feel: () => Promise<void>
  end: () => void
}

/** A network that drops all packets breaks no connection, so without a probe a query could wait for ever. */
export function watchPulse(connection: Connection, lent: Lent, log: Log): Pulse {
  let feeling: Promise<void> | undefined
  const feel = () =>
    (feeling ??= knock(connection, log).finally(() => {
      feeling = undefined
    }))

  async function look() {
    const before = performance.now() - lateAfterMs
    if (![...lent.values()].some((since) => since < before)) return
    try {
      await feel()
    } catch (err) {
      log.warn({ err }, 'The database gives no sign of life: connections are cut')
      for (const client of lent.keys()) void client.end()
    }
  }

  const timer = setInterval(() => void look(), checkIntervalMs).unref()
  return { feel, end: () => clearInterval(timer) }
}

async function knock(connection: Connection, log: Log): Promise<void> {
  const client = newClient({
    ...connection,
    application_name: applicationName,
    connectionTimeoutMillis: probeTimeoutMs,
  })
  client.on('error', (err) => log.warn({ err }, 'The database broke a connection'))
  try {
    await client.connect()
  } catch (error) {
    if (!isAlive(error)) throw error
  }
  // Not awaited: the server may never confirm.
  void client.end()
}

/** A refusing server is alive (it may be full), unless it is shutting down or starting up. */
function isAlive(error: unknown): boolean {
  return error instanceof DatabaseError && !error.code?.startsWith('57P0')
}
