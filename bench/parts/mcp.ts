import { z } from 'zod'
import type { Figure } from '../report/figure.ts'
import { median } from '../report/median.ts'
import type { Part } from '../report/part.ts'
import { load } from '../running/load.ts'
import { startProduct, withDataDir } from '../running/product.ts'
import { signedIn } from '../running/signed-in.ts'
import { sized } from '../running/sized.ts'

const port = 4390
const rounds = sized(100, 2)
const seconds = 0.1

export default { title: 'Keys and tools for assistants', measure: besideRest } satisfies Part

/** The same list by cookie, by key and as a tool: in turns so short that other work of the machine slows both. */
async function besideRest(): Promise<Figure[]> {
  return withDataDir(async (dataDir) => {
    const limits = {
      LIMIT_CALLS_PER_KEY_PER_MINUTE: '1000000',
      LIMIT_CALLS_PER_SESSION_PER_MINUTE: '1000000',
      LIMIT_CALLS_PER_PERSON_PER_MINUTE: '1000000',
    }
    const server = await startProduct(dataDir, port, limits)
    try {
      const origin = `http://localhost:${port}`
      const cookie = await signedIn(origin, 'admin@example.com')
      const authorization = `Bearer ${await makeKey(origin, cookie)}`
      const list = `${origin}/api/v1/books?limit=20`
      const ways = {
        cookie: () => once(list, { cookie }),
        key: () => once(list, { authorization }),
        tool: () => once(`${origin}/mcp`, { authorization, ...asAssistant }, () => message),
      }
      const times = { cookie: [] as number[], key: [] as number[], tool: [] as number[] }
      for (let round = 0; round <= rounds; round++) {
        for (const way of ['cookie', 'key', 'tool'] as const) {
          const time = await ways[way]()
          // The first round warms up.
          if (round > 0) times[way].push(time)
        }
      }
      return [
        ratio('a list by key, to the same by cookie', times.key, times.cookie, 1.05),
        ratio('a list as a tool, to the same by REST', times.tool, times.key, 1.2),
      ]
    } finally {
      await server.stop()
    }
  })
}

/** Round by round, because the speed of the machine changes between rounds. */
const ratio = (name: string, one: number[], other: number[], aim: number): Figure => ({
  name,
  value: median(one.map((time, round) => time / (other[round] ?? Number.NaN))),
  unit: 'times',
  aim,
  note: `${median(one).toFixed(2)} and ${median(other).toFixed(2)} ms`,
})

const message = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'search_books', arguments: { limit: 20 } },
}
const asAssistant = {
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2025-11-25',
}

async function once(url: string, headers: Record<string, string>, body?: () => object) {
  return (await load(url, { connections: 1, seconds, headers, body })).p50
}

const made = z.object({ key: z.string() })

async function makeKey(origin: string, cookie: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/keys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({ name: 'Bench', scopes: ['book:read'] }),
  })
  return made.parse(await response.json()).key
}
