import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { testDatabase } from '#platform/database/test-database.ts'
import { createSeal } from '#platform/secrets/seal.ts'
import { makeSecret } from './delivery/sign-message.server.ts'
import type { Orders } from './dispatcher.fixture.server.ts'
import { openReceiver, type Received } from './test-receiver.ts'

const database = await testDatabase()
const { pool } = database
const authSecret = 'a secret that only the tests know, and it is long'
const { RELIABILITY_ROUNDS, FUZZ_RUNS } = process.env
/** Twenty before a release and among the security tests. */
const kills = (RELIABILITY_ROUNDS ?? FUZZ_RUNS) ? 20 : 4
const records = Array.from({ length: 12 }, () => crypto.randomUUID())

async function addWebhook(origin: string) {
  const secret = createSeal({ authSecret }, 'webhooks').close(makeSecret())
  await pool.query(
    'CREATE TABLE counted_records (id uuid PRIMARY KEY, count int NOT NULL DEFAULT 0)',
  )
  await pool.query('INSERT INTO counted_records SELECT unnest($1::uuid[])', [records])
  await pool.query(`
    WITH admin AS (
      INSERT INTO users (name, email, role) VALUES ('Ada', 'ada@example.com', 'admin') RETURNING id
    ), position AS (INSERT INTO webhook_position DEFAULT VALUES)
    INSERT INTO webhooks (user_id, url, events, secret, language)
    SELECT id, '${origin}', '{genre.update}', '${secret}', 'en' FROM admin`)
}

const anyOf = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)]

/** Changes a record as the product does: the change waits for the one before, and is recorded in its transaction. */
async function change({ holdMs, early }: { holdMs: number; early: boolean }) {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    // A number in the order of transactions that says nothing about the order of commits.
    if (early) await client.query('SELECT pg_current_xact_id(), pg_sleep(random() * 0.05)')
    const { rows } = await client.query<{ id: string; count: number }>(
      'UPDATE counted_records SET count = count + 1 WHERE id = $1 RETURNING id, count',
      [anyOf(records)],
    )
    await client.query(
      `INSERT INTO activities (actor_type, action, target_type, target_id, after)
       VALUES ('operator', 'genre.update', 'genre', $1, jsonb_build_object('count', $2::int))`,
      [rows[0]?.id, rows[0]?.count],
    )
    await pause(holdMs)
    await client.query(Math.random() < 0.1 ? 'ROLLBACK' : 'COMMIT')
  } finally {
    client.release()
  }
}

const numberIn = ({ event }: Received) =>
  z.object({ count: z.int() }).parse(event.data['after']).count

test('check 39: no event is lost or out of order per record, over kills and concurrent commits', async () => {
  const { origin, received } = await openReceiver(onTestFinished)
  const compiled = mkdtempSync(join(tmpdir(), 'test-'))
  onTestFinished(() => rmSync(compiled, { recursive: true, force: true }))
  await addWebhook(origin)
  const variables = {
    BASE_URL: 'http://localhost:3000',
    AUTH_SECRET: authSecret,
    WEBHOOK_RECEIVER: origin,
  }
  async function start(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'dispatcher.fixture.server.ts'), {
      execArgv: [],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    child.send({ connection: database.connection, variables } satisfies Orders)
    await once(child, 'message')
    return child
  }

  const end = new AbortController()
  async function keepChanging(holdMs: () => number, early: boolean) {
    while (!end.signal.aborted) await change({ holdMs: holdMs(), early })
  }
  const writers = [
    ...[false, false, true, true, true].map((early) =>
      keepChanging(() => Math.random() * 200, early),
    ),
    keepChanging(() => 1500, true),
  ]

  let [running, next] = await Promise.all([start(), start()])
  for (let killed = 0; killed < kills; killed += 1) {
    await pause(Math.random() * 300)
    running.kill('SIGKILL')
    await once(running, 'exit')
    running = next
    next = await start()
  }
  end.abort()
  await Promise.all(writers)

  const { rows } = await pool.query<{ id: string; count: number }>(
    'SELECT id, count FROM counted_records',
  )
  const written = rows.reduce((sum, { count }) => sum + count, 0)
  expect(written).toBeGreaterThan(kills * records.length)
  const firsts = (id: string) => [
    ...new Set(received.filter(({ event }) => event.data.id === id).map(numberIn)),
  ]
  const isComplete = () => rows.every(({ id, count }) => firsts(id).length >= count)
  await vi.waitUntil(isComplete, { timeout: 120_000, interval: 200 })
  for (const { id, count } of rows) {
    expect(firsts(id)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
  }
  const { rows: waiting } = await pool.query(
    `SELECT FROM webhook_deliveries WHERE state NOT IN ('delivered', 'pending')`,
  )
  expect(waiting).toEqual([])
  // The processes start one after the other, on processors that other tests need as well.
}, 420_000)
