import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { Pool } from 'pg'
import { z } from 'zod'
import {
  books,
  change,
  create,
  detail,
  finding,
  genres,
  letters,
  list,
  membersOf,
  neighbours,
  search,
  type Row,
  type Source,
  type Statement,
  users,
  without,
} from './queries.ts'
import { bareShelf } from './shelf.ts'

/** The baseline has no authentication: `node:http` and `pg` with hand-written SQL. */
const record = z.record(z.string(), z.unknown())
const connection = record.parse(JSON.parse(process.env.CONNECTION ?? '{}'))
const options = '-c enable_seqscan=off -c max_parallel_workers_per_gather=0'
const pool = new Pool({ ...connection, max: 20, options })

const shelf = bareShelf(pool)

const rowsOf = async (statement: Statement) => (await pool.query<Row>(statement)).rows

const cursor = z.tuple([z.string(), z.array(z.unknown())])

const filters = { genreId: 'genre_id', status: 'status' }

async function searchPage(source: Source, term: string, limit: number): Promise<Row[]> {
  const [found] = await rowsOf(finding(source, { term, limit }))
  if (!found?.total) return []
  const rows = await rowsOf(search(source, { term, ids: found.ids, limit }))
  return rows.map((row) => Object.assign(row, { total: found.total }))
}

async function listPage(source: Source, asked: URLSearchParams) {
  const limit = Number(asked.get('limit') ?? 20)
  const term = asked.get('searchTerm')
  const written = asked.get('cursor')
  const [, [, key, id, count, exact]] = written
    ? cursor.parse(JSON.parse(Buffer.from(written, 'base64url').toString()))
    : [undefined, []]
  const only = Object.fromEntries(
    Object.entries(filters).flatMap(([name, column]) => {
      const value = asked.get(name)
      return value === null ? [] : [[column, value]]
    }),
  )
  const [sort, from] = [asked.get('sort') ?? undefined, asked.get('from') ?? undefined]
  const after = written ? { key, id } : undefined
  const rows = term
    ? await searchPage(source, term, limit)
    : await rowsOf(list(source, { only, sort, from, after, limit }))
  const all = Number(rows[0]?.total ?? 0)
  const total = written ? { count, exact } : { count: Math.min(all, 10_000), exact: all <= 10_000 }
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const place = last && ['', [last.stage, last.key, last.id, total.count, total.exact]]
  return {
    items: rows.slice(0, limit).map((row) => without(row, 'key', 'stage', 'total')),
    nextCursor: place ? Buffer.from(JSON.stringify(place)).toString('base64url') : null,
    total,
  }
}

async function around(id: string) {
  const rows = await rowsOf(neighbours(id))
  const of = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map((row) => without(row, 'kind'))
  return { author: of('author'), genre: of('genre') }
}

async function counted() {
  const rows = await rowsOf(genres())
  const items = rows.map(({ count, ...genre }) =>
    Object.assign(genre, {
      books: { count: Math.min(Number(count), 10_000), exact: Number(count) <= 10_000 },
    }),
  )
  return { items }
}

async function changed(id: string, seen: Record<string, unknown>) {
  const [book] = await rowsOf(change(id, seen))
  if (!book) throw new Error(`${id} is not what was seen`)
  return book
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const [, , , kind, id, part] = pathname.split('/')
  if (kind === 'shelves' && id) return shelf.answer(request, id)
  if (kind === 'organizations' && id) return listPage(membersOf(id), searchParams)
  if (request.method === 'POST') return (await rowsOf(create(record.parse(await json(request)))))[0]
  if (request.method === 'PATCH' && id) return changed(id, record.parse(await json(request)))
  if (kind === 'genres') return counted()
  if (id === 'letters') return { letters: (await rowsOf(letters())).map(({ letter }) => letter) }
  if (part === 'neighbours' && id) return around(id)
  const source = kind === 'users' ? users : books
  return id ? (await rowsOf(detail(source, id)))[0] : listPage(source, searchParams)
}

createServer((request, response) => {
  answer(request).then(
    (value) => {
      const body = JSON.stringify(value ?? null)
      response.writeHead(request.method === 'POST' ? 201 : 200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      })
      response.end(body)
    },
    (error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    },
  )
}).listen(Number(process.env.PORT), '127.0.0.1')
