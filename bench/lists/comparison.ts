import { isDeepStrictEqual } from 'node:util'
import type { ClientConfig } from 'pg'
import { z } from 'zod'
import { load, type Load } from '../running/load.ts'
import { startBareCatalogue, startProduct } from '../running/product.ts'
import { signedIn } from '../running/signed-in.ts'
import { sized } from '../running/sized.ts'

const PORT = 4807
const BARE_PORT = 4808
const CONNECTIONS = 10
const SECONDS = 2
const ROUNDS = sized(2, 1)

export type Question = {
  name: string
  paths: string[]
  body?: (path: string) => object
  method?: 'PUT' | 'PATCH'
  /** Where in the list the page begins, if not at its top. */
  place?: unknown[]
}

export type Pair = { origin: string; bareOrigin: string; pid: number; cookie: string }

export async function withServers<Done>(
  dataDir: string,
  connection: ClientConfig,
  work: (pair: Pair) => Promise<Done>,
) {
  const limits = {
    LIMIT_CALLS_PER_SESSION_PER_MINUTE: '1000000',
    LIMIT_CALLS_PER_PERSON_PER_MINUTE: '1000000',
  }
  const product = await startProduct(dataDir, PORT, limits)
  const bare = await startBareCatalogue(connection, BARE_PORT)
  try {
    const { origin } = new URL(product.url)
    const cookie = await signedIn(origin, 'admin@example.com')
    return await work({ origin, bareOrigin: new URL(bare.url).origin, pid: product.pid, cookie })
  } finally {
    await Promise.all([product.stop(), bare.stop()])
  }
}

export async function compare(pair: Pair, question: Question) {
  const { name, body, method } = question
  const said = body ? undefined : await requireSame(pair, question)
  const ours: Load[] = []
  const bare: Load[] = []
  const sent = body && ((url: string) => body(new URL(url).pathname))
  const ask = (origin: string, headers: Record<string, string>, seconds: number) =>
    load(
      question.paths.map((path) => `${origin}/api/v1${path}`),
      { connections: CONNECTIONS, seconds, headers, body: sent, method },
    )
  const signed = { cookie: pair.cookie, origin: pair.origin }
  for (let round = 0; round <= ROUNDS; round++) {
    // The first round warms up both servers.
    const seconds = round === 0 ? 0.5 : SECONDS
    const [one, other] = [
      await ask(pair.origin, signed, seconds),
      await ask(pair.bareOrigin, {}, seconds),
    ]
    if (round === 0) continue
    ours.push(one)
    bare.push(other)
  }
  const [our, their] = [together(ours), together(bare)]
  return {
    name,
    writes: body !== undefined,
    found: found.safeParse(said).data?.total,
    our,
    their,
  }
}

function together(loads: Load[]) {
  const sum = (of: (one: Load) => number) => loads.reduce((total, one) => total + of(one), 0)
  return {
    perSecond: sum(({ requests }) => requests) / sum(({ seconds }) => seconds),
    p50: sum(({ p50 }) => p50) / loads.length,
    p99: Math.max(...loads.map(({ p99 }) => p99)),
    refused: sum(({ refused }) => refused),
  }
}

export async function p50Of({ origin, cookie }: Pair, { paths }: Question): Promise<number> {
  const urls = paths.map((path) => `${origin}/api/v1${path}`)
  const kind = { connections: CONNECTIONS, headers: { cookie, origin } }
  await load(urls, { ...kind, seconds: 0.5 })
  return (await load(urls, { ...kind, seconds: 1 })).p50
}

export async function requireSame({ origin, bareOrigin, cookie }: Pair, { name, paths }: Question) {
  const ask = async (from: string) => {
    const response = await fetch(`${from}/api/v1${paths[0]}`, { headers: { cookie } })
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
    const said = answer.parse(await response.json())
    return 'nextCursor' in said ? { ...said, nextCursor: null } : said
  }
  const [ours, theirs] = [await ask(origin), await ask(bareOrigin)]
  if (isDeepStrictEqual(ours, theirs)) return ours
  throw new Error(`${name}: ${beginning(ours)} is not ${beginning(theirs)}`)
}

const beginning = (said: unknown) => JSON.stringify(said).slice(0, 1000)

const answer = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])

const found = z.object({ total: z.object({ count: z.number(), exact: z.boolean() }) })
