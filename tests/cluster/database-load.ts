import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { vi } from 'vitest'
import { askDatabase } from '../reliability/whole.ts'
import type { Cluster } from './cluster.ts'
import type { Load } from './load.ts'

const readers = 2

/** Waits as long as Retry-After says. */
const retryAfterMs = 1000

interface DatabaseLoad extends Load {
  continues(withinMs?: number): Promise<void>
  acknowledged: number[]
  /** The longest time in which no write was acknowledged. */
  longestPauseMs(): number
}

/** Clients that write into a table and read from it, each through a connection of its own. */
export async function databaseLoad(
  { writeUrl, readUrl }: Cluster,
  { writers = 4, restMs = 20 } = {},
): Promise<DatabaseLoad> {
  await askDatabase(writeUrl, 'CREATE TABLE IF NOT EXISTS ledger (entry bigint PRIMARY KEY)')
  const [{ last } = { last: 0 }] = await askDatabase<{ last: number }>(
    writeUrl,
    'SELECT coalesce(max(entry), 0)::int AS last FROM ledger',
  )
  const over = new AbortController()
  const acknowledged: number[] = []
  const failedReads: string[] = []
  let acknowledgedAt = performance.now()
  let longestPauseMs = 0
  let begun = last
  let reads = 0

  const until = async (work: () => Promise<void>) => {
    while (!over.signal.aborted) await work()
  }
  const write = (connection: Connection) => async () => {
    const entry = (begun += 1)
    const failure = await connection.ask('INSERT INTO ledger VALUES ($1)', [entry])
    if (!failure) {
      acknowledged.push(entry)
      longestPauseMs = Math.max(longestPauseMs, performance.now() - acknowledgedAt)
      acknowledgedAt = performance.now()
    }
    await pause(restMs)
  }
  const read = (connection: Connection) => async () => {
    const ask = () => connection.ask('SELECT count(*) FROM ledger WHERE entry > $1', [begun - 100])
    if (await ask()) {
      await pause(retryAfterMs)
      const failure = await ask()
      if (failure) failedReads.push(failure)
    }
    reads += 1
    await pause(5)
  }
  const all = [
    ...Array.from({ length: writers }, () => until(write(new Connection(writeUrl)))),
    ...Array.from({ length: readers }, () => until(read(new Connection(readUrl)))),
  ]

  return {
    failedReads,
    acknowledged,
    longestPauseMs: () => longestPauseMs,
    async continues(withinMs = 10_000) {
      const before = begun
      const readsBefore = reads
      const isAcknowledged = () => (acknowledged.at(-1) ?? 0) > before
      const isRead = () => reads > readsBefore + readers
      await vi.waitUntil(() => isAcknowledged() && isRead(), {
        timeout: withinMs,
        interval: 20,
      })
    },
    async stop() {
      over.abort()
      await Promise.all(all)
    },
    async lost() {
      const rows = await askDatabase<{ entry: number }>(
        writeUrl,
        `SELECT entry::int AS entry FROM ledger WHERE entry > ${last}`,
      )
      const kept = new Set(rows.map(({ entry }) => entry))
      return acknowledged.filter((entry) => !kept.has(entry))
    },
  }
}

class Connection {
  readonly #url: string
  #client: Client | undefined

  constructor(url: string) {
    this.#url = url
  }

  /** Returns why the question failed. */
  async ask(question: string, values: unknown[]): Promise<string | undefined> {
    try {
      this.#client ??= await this.#connect()
      await this.#client.query(question, values)
      return undefined
    } catch (error) {
      void this.#client?.end().catch(() => {})
      this.#client = undefined
      return String(error)
    }
  }

  async #connect() {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 2000,
      query_timeout: 12_000,
    })
    // A connection that breaks fails the next question.
    client.on('error', () => {})
    await client.connect()
    return client
  }
}
