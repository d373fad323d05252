import { createHmac, randomUUID } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { createLog } from '#platform/log/log.ts'
import { deriveKey } from '#platform/secrets/derive-key.ts'
import { product as named } from '#rules/product.ts'
import { madePeople } from '../generated/people.ts'
import { connectionOf } from '../lists/filled-table.ts'
import { fillUsers } from '../lists/people.ts'
import type { Figure } from '../report/figure.ts'
import { percentile } from '../report/median.ts'
import type { Part } from '../report/part.ts'
import { residentMegabytes, startProduct, withDataDir } from '../running/product.ts'
import { signedIn } from '../running/signed-in.ts'
import { sized } from '../running/sized.ts'

const port = 4391
const listeners = sized(10_000, 300)
const few = 100
const openedAtOnce = 50
const changes = sized(10, 1)
const authSecret = 'a secret that only the benchmark knows, and it is long'

export default { title: 'Live events', measure: live } satisfies Part

async function live(): Promise<Figure[]> {
  return withDataDir(async (dataDir) => {
    const limits = {
      AUTH_SECRET: authSecret,
      LIMIT_ANONYMOUS_CALLS_PER_SOURCE_PER_MINUTE: '1000000',
    }
    const server = await startProduct(dataDir, port, limits)
    try {
      const origin = new URL(server.url).origin
      const cookies = await manySessions(dataDir)
      const admin = await signedIn(origin, 'admin@example.com')
      const heard = new Heard()
      await listenAll(cookies.slice(0, few), heard)
      const alone = await seenAfter(origin, admin, heard, few)
      const before = residentMegabytes(server.pid)
      await listenAll(cookies.slice(few), heard)
      const after = residentMegabytes(server.pid)
      const together = await seenAfter(origin, admin, heard, listeners)
      heard.end()
      const p95 = percentile(together, 0.95)
      const p95OfFew = percentile(alone, 0.95)
      return [
        {
          name: `half of ${listeners} see a change`,
          value: percentile(together, 0.5) / 1000,
          unit: 's',
        },
        { name: `95 of 100 of ${listeners} see it`, value: p95 / 1000, unit: 's', aim: 1.5 },
        { name: `the same, to that of ${few}`, value: p95 / p95OfFew, unit: 'times' },
        { name: 'missed', value: listeners * changes - together.length, unit: 'requests', aim: 0 },
        {
          name: 'memory of a listener',
          value: ((after - before) * 1000) / (listeners - few),
          unit: 'kB',
        },
      ]
    } finally {
      await server.stop()
    }
  })
}

/** When each listener saw each change. */
class Heard {
  readonly at = new Map<string, number[]>()
  readonly streams: IncomingMessage[] = []
  cut = 0

  add(stream: IncomingMessage) {
    this.streams.push(stream)
    let rest = ''
    stream.setEncoding('utf8').on('data', (text: string) => {
      const now = performance.now()
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const id = /"resource":"genre","id":"([^"]+)"/.exec(block)?.[1]
        if (id === undefined) continue
        const times = this.at.get(id) ?? []
        times.push(now)
        this.at.set(id, times)
      }
    })
    stream.on('close', () => (this.cut += 1)).on('error', () => undefined)
  }

  end() {
    for (const stream of this.streams) stream.destroy()
  }
}

async function listenAll(cookies: string[], heard: Heard) {
  const waiting = [...cookies]
  async function open() {
    for (let cookie = waiting.pop(); cookie !== undefined; cookie = waiting.pop()) {
      const stream = await listen(cookie)
      if (stream) heard.add(stream)
      // A busy database refuses some, which come again.
      else waiting.push(cookie)
    }
  }
  await Promise.all(Array.from({ length: openedAtOnce }, open))
  // The memory of opening them is collected.
  await pause(5000)
}

const listen = (cookie: string) =>
  new Promise<IncomingMessage | undefined>((resolve, reject) => {
    const place = { host: '127.0.0.1', port, path: '/api/live', headers: { cookie }, agent: false }
    get(place, (answer) => {
      if (answer.statusCode === 200) resolve(answer)
      else if (answer.statusCode === 503) answer.resume().on('end', () => resolve(undefined))
      else reject(new Error(`/api/live: ${answer.statusCode}`))
    }).on('error', reject)
  })

const created = z.object({ id: z.string() })

/** Milliseconds from the answer to the writer until a listener sees the change. */
async function seenAfter(origin: string, cookie: string, heard: Heard, expected: number) {
  const times: number[] = []
  for (let change = 0; change < changes; change++) {
    // At any moment between two polls.
    await pause(1000 + Math.random() * 1000)
    const response = await fetch(`${origin}/api/v1/genres`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify({ name: `Live ${randomUUID()}`, colour: 200 }),
    })
    const { id } = created.parse(await response.json())
    const answered = performance.now()
    const end = answered + 30_000
    while ((heard.at.get(id)?.length ?? 0) < expected && performance.now() < end) await pause(20)
    times.push(...(heard.at.get(id) ?? []).map((at) => Math.max(0, at - answered)))
  }
  if (heard.cut > 0) throw new Error(`${heard.cut} streams ended`)
  return times
}

/** Sessions of as many users, with the cookies that the product would have set. */
async function manySessions(dataDir: string): Promise<string[]> {
  const config = readConfig({ DATA_DIR: dataDir, AUTH_SECRET: authSecret })
  const database = await openDatabase(config, createLog({ level: 'silent' }))
  const connection = connectionOf(database)
  await fillUsers(connection, madePeople(listeners + listeners / 20))
  const client = new Client(connection)
  await client.connect()
  const { rows } = await client.query<{ token: string }>(
    `INSERT INTO sessions (token, user_id, expires_at)
     SELECT gen_random_uuid(), id, now() + interval '1 day' FROM users
     WHERE NOT banned AND email NOT IN ('admin@example.com', 'user@example.com') LIMIT $1 RETURNING token`,
    [listeners],
  )
  await client.query('VACUUM ANALYZE')
  await client.end()
  await database.close()
  const key = deriveKey(authSecret, 'cookies').toString('base64')
  return rows.map(({ token }) => {
    const signature = createHmac('sha256', key).update(token).digest('base64')
    return `${named.id}.session_token=${encodeURIComponent(`${token}.${signature}`)}`
  })
}
