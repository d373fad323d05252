import { z } from 'zod'
import type { Figure } from '../report/figure.ts'
import { median } from '../report/median.ts'
import type { Part } from '../report/part.ts'
import { load } from '../running/load.ts'
import { startProduct, withDataDir } from '../running/product.ts'
import { signedIn } from '../running/signed-in.ts'

const port = 4390
const rounds = 100
const seconds = 0.1

export default { title: 'Tools for assistants', measure: besideRest } satisfies Part

/** The same list, with the same key, by REST and as a tool: in turns so short that other work of the machine slows both. */
async function besideRest(): Promise<Figure[]> {
  return withDataDir(async (dataDir) => {
    const limits = {
      LIMIT_CALLS_PER_KEY_PER_MINUTE: '1000000',
      LIMIT_CALLS_PER_PERSON_PER_MINUTE: '1000000',
    }
    const server = await startProduct(dataDir, port, limits)
    try {
      const origin = `http://localhost:${port}`
      const authorization = `Bearer ${await makeKey(origin)}`
      const byRest = () => once(`${origin}/api/v1/books?limit=20`, { authorization })
      const byTool = () => once(`${origin}/mcp`, { authorization, ...asAssistant }, () => message)
      await byRest()
      await byTool()
      const times: { rest: number; tool: number }[] = []
      for (let round = 0; round < rounds; round++) {
        times.push({ rest: await byRest(), tool: await byTool() })
      }
      const [rest, tool] = [
        median(times.map((round) => round.rest)),
        median(times.map((round) => round.tool)),
      ]
      const note = `${tool.toFixed(2)} and ${rest.toFixed(2)} ms`
      return [
        {
          name: 'a list as a tool, to the same by REST',
          value: tool / rest,
          unit: 'times',
          aim: 1.2,
          note,
        },
      ]
    } finally {
      await server.stop()
    }
  })
}

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

async function makeKey(origin: string): Promise<string> {
  const cookie = await signedIn(origin, 'admin@example.com')
  const response = await fetch(`${origin}/api/v1/keys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({ name: 'Bench', scopes: ['book:read'] }),
  })
  return made.parse(await response.json()).key
}
