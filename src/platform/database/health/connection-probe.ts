import { DatabaseError, type PoolClient } from 'pg'
import type { Log } from '../../log/log.ts'
import { newClient } from '../hosts/primary-client.ts'
import { applicationName, type Connection } from '../pool.ts'
import { answerWithin } from './answer-within.ts'
import type { CheckedOut } from './checked-out-clients.ts'

const checkIntervalMs = 1000
const lateAfterMs = 2000
const probeTimeoutMs = 2000
/** Ends the socket of a probe that was given up. */
const socketTimeoutMs = 30_000

export interface ConnectionProbe {
  /** Runs on a separate connection, so that a busy pool does not matter. */
  probe: () => Promise<void>
  end: () => void
}

/** A network that drops all packets breaks no connection, so without a probe a query could wait for ever. */
export function watchConnections(
  connection: Connection,
  checkedOut: CheckedOut,
  log: Log,
): ConnectionProbe {
  const closed = new WeakSet<PoolClient>()
  let probing: Promise<void> | undefined
  const probe = () =>
    (probing ??= ping(connection, log).finally(() => {
      probing = undefined
    }))

  function late(): PoolClient[] {
    const before = performance.now() - lateAfterMs
    return [...checkedOut].filter(([, since]) => since < before).map(([client]) => client)
  }

  async function check() {
    if (late().length === 0) return
    try {
      await probe()
    } catch (err) {
      log.warn({ err }, 'The database does not answer: connections without an answer are closed')
      for (const client of late().filter((one) => !closed.has(one))) {
        closed.add(client)
        void client.end()
      }
    }
  }

  const timer = setInterval(() => void check(), checkIntervalMs).unref()
  return { probe, end: () => clearInterval(timer) }
}

async function ping(connection: Connection, log: Log): Promise<void> {
  const client = newClient({
    ...connection,
    application_name: applicationName,
    connectionTimeoutMillis: socketTimeoutMs,
  })
  client.on('error', (err) => log.warn({ err }, 'The database broke a connection'))
  try {
    await answerWithin(probeTimeoutMs, client.connect())
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
