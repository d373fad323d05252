import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { Pool } from 'pg'
import {
  create,
  detail,
  genres,
  letters,
  list,
  neighbours,
  search,
  type Statement,
} from './bare-queries.ts'

/** The limit that machine and database set: `node:http` and `pg` with hand-written SQL, and nobody asked who they are. */
const connection = JSON.parse(process.env.CONNECTION ?? '{}') as object
const pool = new Pool({ ...connection, max: 20 })
const searching = new Pool({ ...connection, max: 20, options: '-c enable_seqscan=off' })

type Row = Record<string, unknown>
const rowsOf = async (statement: Statement, by = pool) => (await by.query<Row>(statement)).rows

async function listPage(asked: URLSearchParams) {
  const limit = Number(asked.get('limit') ?? 20)
  const term = asked.get('searchTerm')
  const written = asked.get('cursor')
  const [, , key, id, count, exact] = written
    ? (JSON.parse(Buffer.from(written, 'base64url').toString()) as unknown[])
    : []
  const rows = term
    ? await rowsOf(search(term, limit), searching)
    : await rowsOf(
        list({
          genreId: asked.get('genreId') ?? undefined,
          sort: asked.get('sort') ?? 'title',
          from: asked.get('from') ?? undefined,
          after: written ? { key, id } : undefined,
          limit,
        }),
      )
  const counted = Number(rows[0]?.total ?? 0)
  const total = written
    ? { count, exact }
    : { count: Math.min(counted, 10_000), exact: counted <= 10_000 }
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const place = last && ['', last.stage, last.key, last.id, total.count, total.exact]
  return {
    items: rows.slice(0, limit).map(({ key: _, stage: __, total: ___, ...book }) => book),
    nextCursor: place ? Buffer.from(JSON.stringify(place)).toString('base64url') : null,
    total,
  }
}

async function around(id: string) {
  const rows = await rowsOf(neighbours(id))
  const of = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map(({ kind: _, ...book }) => book)
  return { author: of('author'), genre: of('genre') }
}

async function counted() {
  const rows = await rowsOf(genres())
  return rows.map(({ count, ...genre }) =>
    Object.assign(genre, {
      books: { count: Math.min(Number(count), 10_000), exact: Number(count) <= 10_000 },
    }),
  )
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const [, , , kind, id, part] = pathname.split('/')
  if (request.method === 'POST') return (await rowsOf(create((await json(request)) as Row)))[0]
  if (kind === 'genres') return counted()
  if (id === 'letters') return { letters: (await rowsOf(letters())).map(({ letter }) => letter) }
  if (part === 'neighbours' && id) return around(id)
  return id ? (await rowsOf(detail(id)))[0] : listPage(searchParams)
}

createServer((request, response) => {
  answer(request).then(
    (value) => {
      const body = JSON.stringify(value)
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
