import { Client, type ClientConfig, DatabaseError } from 'pg'
import { addressesOf } from '../../config/several-hosts.ts'

const patienceMs = 2000

type Connected = ((error: Error) => void) & ((error: null, client: Client) => void)

/** Connects to the one of several hosts that takes writes: after a failover, to another one. */
export class PrimaryClient extends Client {
  readonly #addresses: string[]

  constructor(config: ClientConfig = {}) {
    super(config)
    this.#addresses = addressesOf(config.connectionString ?? '')
  }

  override connect(): Promise<Client>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<Client> | undefined {
    const connecting = this.#connectToPrimary()
    if (!connected) return connecting
    connecting.then((client) => connected(null, client), connected)
    return undefined
  }

  async #connectToPrimary(): Promise<Client> {
    const { host, port } = new Client(await findPrimary(this.#addresses))
    Object.assign(this, { host, port })
    return super.connect()
  }
}

async function findPrimary(addresses: string[]): Promise<string> {
  try {
    return await Promise.any(addresses.map((address) => requirePrimary(address)))
  } catch (error) {
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error]
    const refusal = errors.find((one) => one instanceof DatabaseError)
    if (refusal) throw refusal
    const facts = { syscall: 'connect', cause: error }
    throw Object.assign(new Error('No host in DATABASE_URL takes writes'), facts)
  }
}

async function requirePrimary(address: string): Promise<string> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: patienceMs })
  // A host that fails now is another one's turn.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ isStandby: boolean }>(
      'SELECT pg_is_in_recovery() AS "isStandby"',
    )
    if (rows[0]?.isStandby) throw new Error('It is a standby')
    return address
  } finally {
    await client.end()
  }
}

export const hasSeveralHosts = ({ connectionString }: ClientConfig) =>
  connectionString !== undefined && addressesOf(connectionString).length > 1

export const newClient = (config: ClientConfig): Client =>
  hasSeveralHosts(config) ? new PrimaryClient(config) : new Client(config)
