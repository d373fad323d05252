import type { ClientConfig } from 'pg'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/log/log.ts'
import { type CatalogueRequest, catalogueRequests } from './catalogue-requests.ts'
import { connectionOf, fillCatalogue } from './filled-catalogue.ts'
import { load, type Load } from './load.ts'
import { residentMegabytes, startBareCatalogue, startProduct, withDataDir } from './product.ts'
import { signedIn } from './signed-in.ts'

const PORT = 4807
const BARE_PORT = 4808
const CONNECTIONS = 10
const SECONDS = 2
const ROUNDS = 2

export type Catalogue = Awaited<ReturnType<typeof catalogue>>

/** What the catalogue costs over HTTP, next to hand-written SQL behind `node:http` over the same database in the same run. */
export async function catalogue(size: number) {
  const small = await withCatalogue(1000, (shop) => compare(shop, shop.requests[0]))
  return withCatalogue(size, async (shop) => {
    const memoryBefore = residentMegabytes(shop.pid)
    const results = []
    for (const request of shop.requests) {
      results.push(await compare(shop, request))
    }
    const first = results[0]
    const [, deep] = results
    const key = results.find(({ name }) => name === 'one book')
    const searches = results.filter(({ name }) => name.startsWith('search'))
    return {
      size,
      fillSeconds: shop.fillSeconds,
      results,
      memoryBefore,
      memoryAfter: residentMegabytes(shop.pid),
      firstPageToSmall: ratio(first, small),
      deepToFirstPage: ratio(deep, first),
      slowestSearchToKey: Math.max(...searches.map(({ p50 }) => p50 / (key?.bareP50 ?? NaN))),
    }
  })
}

type Result = Awaited<ReturnType<typeof compare>>
const ratio = (one: Result | undefined, other: Result | undefined) =>
  (one?.p50 ?? NaN) / (other?.p50 ?? NaN)

type Shop = {
  origin: string
  bareOrigin: string
  pid: number
  cookie: string
  requests: CatalogueRequest[]
  fillSeconds: number
}

/** The product and its bare twin over a catalogue of so many books. */
async function withCatalogue<Done>(size: number, work: (shop: Shop) => Promise<Done>) {
  return withDataDir(async (dataDir) => {
    const config = readConfig({ DATA_DIR: dataDir })
    const database = await openDatabase(config, createLog({ level: 'silent' }))
    const connection = connectionOf(database)
    const started = performance.now()
    const genreIds = await fillCatalogue(connection, size)
    const fillSeconds = (performance.now() - started) / 1000
    const requests = await catalogueRequests(database.pool, size, genreIds)
    const done = await withServers(dataDir, connection, (servers) =>
      work({ ...servers, requests, fillSeconds }),
    )
    await database.close()
    return done
  })
}

async function withServers<Done>(
  dataDir: string,
  connection: ClientConfig,
  work: (servers: Pick<Shop, 'origin' | 'bareOrigin' | 'pid' | 'cookie'>) => Promise<Done>,
) {
  const limits = { LIMIT_CALLS_PER_SESSION_PER_MINUTE: '1000000' }
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

/** Both in turns; first that they say the same. */
async function compare(shop: Shop, request: CatalogueRequest | undefined) {
  if (!request) throw new Error('There is nothing to ask')
  const { name, body } = request
  if (!body) await requireSame(shop, request)
  const ours: Load[] = []
  const bare: Load[] = []
  const ask = (origin: string, headers: Record<string, string>, seconds: number) =>
    load(
      request.paths.map((path) => `${origin}/api/v1${path}`),
      { connections: CONNECTIONS, seconds, headers, body },
    )
  const signed = { cookie: shop.cookie, origin: shop.origin }
  for (let round = 0; round <= ROUNDS; round++) {
    // The first is for the engines to warm up.
    const seconds = round === 0 ? 0.5 : SECONDS
    const pair = [await ask(shop.origin, signed, seconds), await ask(shop.bareOrigin, {}, seconds)]
    if (round > 0 && pair[0] && pair[1]) {
      ours.push(pair[0])
      bare.push(pair[1])
    }
  }
  const [our, their] = [together(ours), together(bare)]
  return {
    name,
    ...our,
    barePerSecond: their.perSecond,
    bareP50: their.p50,
    share: our.perSecond / their.perSecond,
  }
}

function together(loads: Load[]) {
  const sum = (of: (one: Load) => number) => loads.reduce((total, one) => total + of(one), 0)
  return {
    perSecond: sum(({ requests }) => requests) / sum(({ seconds }) => seconds),
    p50: sum(({ p50 }) => p50) / loads.length,
    p99: Math.max(...loads.map(({ p99 }) => p99)),
  }
}

/** A comparison of two that say different things would say nothing. */
async function requireSame(
  { origin, bareOrigin, cookie }: Shop,
  { name, paths }: CatalogueRequest,
) {
  const ask = async (from: string) => {
    const response = await fetch(`${from}/api/v1${paths[0]}`, { headers: { cookie } })
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
    return (await response.text()).match(/"id":"[^"]+"|"total":\{[^}]+\}/g)?.join()
  }
  const [ours, theirs] = [await ask(origin), await ask(bareOrigin)]
  if (ours !== theirs) throw new Error(`${name}: ${ours} is not ${theirs}`)
}
