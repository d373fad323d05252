import { Client } from 'pg'
import { z } from 'zod'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { createLog } from '#platform/log/log.ts'
import { ORGANIZATION } from '../../modules/organizations/e2e/test-organization.ts'
import { STATES } from '../../tests/e2e/accounts.ts'
import { PLACES, VISITS } from '../../tests/e2e/site.ts'
import { madePeople } from '../generated/people.ts'
import { catalogue } from '../lists/catalogue.ts'
import { connectionOf } from '../lists/filled-table.ts'
import { fillUsers } from '../lists/people.ts'
import { startProduct, withDataDir, type Running } from './product.ts'
import { signedIn } from './signed-in.ts'

const USERS = 500
const WANTED = 20

export type Page = { name: string; path: string; cookie: string }

export type Site = { product: Running; origin: string; dataDir: string; pages: Page[] }

type Furnished = {
  books?: number
}

export async function withSite<Done>(
  port: number,
  work: (site: Site) => Promise<Done>,
  { books = 0 }: Furnished = {},
): Promise<Done> {
  return withDataDir(async (dataDir) => {
    const limits = {
      LIMIT_CALLS_PER_SESSION_PER_MINUTE: '1000000',
      LIMIT_CALLS_PER_PERSON_PER_MINUTE: '1000000',
      LIMIT_ANONYMOUS_CALLS_PER_SOURCE_PER_MINUTE: '1000000',
    }
    const product = await startProduct(dataDir, port, limits)
    try {
      const { origin } = new URL(product.url)
      return await work({ product, origin, dataDir, pages: await fillSite(origin, dataDir, books) })
    } finally {
      await product.stop()
    }
  })
}

async function fillSite(origin: string, dataDir: string, books: number): Promise<Page[]> {
  await addMany(dataDir, books)
  const cookies = new Map<string | undefined, string>([[undefined, '']])
  for (const [name, state] of Object.entries(STATES)) {
    cookies.set(state, await signedIn(origin, `${name}@example.com`))
  }
  await addContent(callsOf(origin, cookies.get(STATES.admin) ?? ''))
  const pages = VISITS.flatMap(({ storageState, paths }) => {
    const cookie = cookies.get(storageState) ?? ''
    return paths.map(async (name) => ({ name, path: await withIds(origin, cookie, name), cookie }))
  })
  return Promise.all(pages)
}

async function addMany(dataDir: string, books: number) {
  const database = await openDatabase(
    readConfig({ DATA_DIR: dataDir }),
    createLog({ level: 'silent' }),
  )
  const connection = connectionOf(database)
  await fillUsers(connection, madePeople(USERS))
  if (books > 0) await catalogue.fill(connection, books)
  const client = new Client(connection)
  await client.connect()
  await client.query('VACUUM ANALYZE')
  await client.end()
  await database.close()
}

type Calls = (method: string, path: string, body?: object) => Promise<unknown>

const found = z.union([
  z.object({ items: z.array(z.object({ id: z.string() })) }),
  z.array(z.object({ id: z.string() })),
])

async function addContent(call: Calls) {
  const { id } = z
    .object({ id: z.string() })
    .parse(await call('POST', '/organizations', ORGANIZATION))
  const offer = { email: 'user@example.com', role: 'administrator' }
  await call('POST', `/organizations/${id}/invitations`, offer)
  for (const book of idsIn(await call('GET', `/books?limit=${WANTED}`))) {
    await call('PUT', `/shelves/wanted/books/${book}`, {})
  }
}

const callsOf =
  (origin: string, cookie: string): Calls =>
  async (method, path, body) => {
    const json = { 'content-type': 'application/json' }
    const response = await fetch(`${origin}/api/v1${path}`, {
      ...(body && { body: JSON.stringify(body) }),
      method,
      headers: { cookie, origin, ...(body && json) },
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    const answer: unknown = await response.json()
    return answer
  }

function idsIn(answer: unknown): string[] {
  const some = found.parse(answer)
  return (Array.isArray(some) ? some : some.items).map(({ id }) => id)
}

async function withIds(origin: string, cookie: string, path: string): Promise<string> {
  const named = path.replace('{organization}', ORGANIZATION.slug)
  for (const [place, search] of Object.entries(PLACES)) {
    if (!named.includes(place)) continue
    const answer = await fetch(origin + search, { headers: { cookie } })
    const [id = ''] = idsIn(await answer.json())
    return named.replace(place, id)
  }
  return named
}
