import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Pool } from 'pg'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { createLog } from '#platform/log/log.ts'
import { bookFile } from '../generated/book-file.ts'
import { growthRequests } from '../lists/catalogue-requests.ts'
import { connectionOf } from '../lists/filled-table.ts'
import { atItsPlace } from '../lists/questions.ts'
import type { Figure, Speed } from '../report/figure.ts'
import { median } from '../report/median.ts'
import type { Part, Sizes } from '../report/part.ts'
import { adminCommand } from '../running/admin-command.ts'
import { load } from '../running/load.ts'
import { type Site, withSite } from '../running/site.ts'
import { sized } from '../running/sized.ts'

const PORT = 4811
const LARGE_PORT = 4812
const ROUNDS = sized(3, 1)
const SECONDS = 0.7
/** Keeps both processors busy, since the database's work counts too. */
const CONNECTIONS = 4

const MAX_GROWTH = 1.5

export default {
  title: 'Pages and requests as the library grows',
  sizes: ['books', 'from', 'lines'],
  measure: (sizes: Sizes) =>
    withSite(
      PORT,
      (small) => withSite(LARGE_PORT, (large) => compareAll(small, large, sizes), sizes),
      { books: sizes.from },
    ),
} satisfies Part

async function compareAll(small: Site, large: Site, sizes: Sizes): Promise<Figure[]> {
  const { books, from } = sizes
  const before = [...privatePages(small), ...(await requestsOf(small, from))]
  const now = [...privatePages(large), ...(await requestsOf(large, books))]
  const figures: Figure[] = []
  for (const place of now) {
    const same = before.find(({ name }) => name === place.name)
    if (!same) throw new Error(`${place.name} is nowhere among ${from} books`)
    figures.push(grown(place.name, await inTurns(same, place), from))
  }
  return [...figures, await importGrowth(small, large, sizes)]
}

type Place = { name: string; urls: string[]; cookie: string }

const privatePages = ({ origin, pages }: Site): Place[] =>
  pages
    .filter(({ cookie }) => cookie !== '')
    .map(({ name, path, cookie }) => ({ name, urls: [origin + path], cookie }))

async function requestsOf({ origin, dataDir, pages }: Site, size: number): Promise<Place[]> {
  const cookie = pages.find(({ name }) => name === '/manager/books')?.cookie ?? ''
  const database = await openDatabase(
    readConfig({ DATA_DIR: dataDir }),
    createLog({ level: 'silent' }),
  )
  const pool = new Pool(connectionOf(database))
  const asked = await growthRequests(pool, size)
  const requests = await Promise.all(asked.map((one) => atItsPlace({ origin, cookie }, one)))
  await pool.end()
  await database.close()
  return requests.map(({ name, paths }) => ({
    name: `API, ${name}`,
    urls: paths.map((path) => `${origin}/api/v1${path}`),
    cookie,
  }))
}

const grown = (name: string, [before, now]: [Speed, Speed], from: number): Figure => ({
  name,
  value: now.p50 / before.p50,
  unit: 'times',
  aim: MAX_GROWTH,
  speed: now,
  note: `${before.p50.toFixed(1)} ms among ${from} books`,
})

async function inTurns(one: Place, other: Place): Promise<[Speed, Speed]> {
  const [ours, others]: [Speed[], Speed[]] = [[], []]
  await speedOf(one)
  await speedOf(other)
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await speedOf(one))
    others.push(await speedOf(other))
  }
  return [medians(ours), medians(others)]
}

async function speedOf({ urls, cookie }: Place): Promise<Speed> {
  const kind = { connections: CONNECTIONS, seconds: SECONDS, headers: { cookie } }
  const { requests, seconds, p50, p99 } = await load(urls, kind)
  return { perSecond: requests / seconds, p50, p99 }
}

const medians = (speeds: Speed[]): Speed => ({
  perSecond: median(speeds.map(({ perSecond }) => perSecond)),
  p50: median(speeds.map(({ p50 }) => p50)),
  p99: median(speeds.map(({ p99 }) => p99)),
})

/** The suffix keeps the titles apart from those that are there. */
async function importGrowth(small: Site, large: Site, { from, lines }: Sizes): Promise<Figure> {
  const file = join(small.dataDir, 'books.csv')
  await pipeline(Readable.from(bookFile(lines, ' again')), createWriteStream(file))
  const before = await adminCommand(small.dataDir, ['import', file])
  const now = await adminCommand(large.dataDir, ['import', file])
  return {
    name: 'import of a file into the library',
    value: now.seconds / before.seconds,
    unit: 'times',
    aim: MAX_GROWTH,
    note: `${lines} lines in ${now.seconds.toFixed(1)} s; ${before.seconds.toFixed(1)} s among ${from} books`,
  }
}
