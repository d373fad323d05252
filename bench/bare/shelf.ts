import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { positionBetween } from '#modules/shelves/books/position.ts'
import { columns, without } from './queries.ts'

const LIMIT = 20
const moved = z.object({ after: z.nullable(z.string()) })
const cursor = z.tuple([
  z.string(),
  z.tuple([z.int(), z.string(), z.string(), z.int(), z.boolean()]),
])

const placed = z.array(z.object({ position: z.string() }))

export const bareShelf = (pool: Pool) => ({
  async answer(request: IncomingMessage, shelfId: string): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, , , , , , bookId = ''] = pathname.split('/')
    if (request.method === 'GET') return readPage(pool, shelfId, searchParams.get('cursor'))
    const { after } = request.method === 'POST' ? moved.parse(await json(request)) : {}
    return inTransaction(pool, async (client) => {
      await client.query('SELECT FROM shelves WHERE id = $1 FOR NO KEY UPDATE', [shelfId])
      return after === undefined
        ? add(client, shelfId, bookId)
        : move(client, shelfId, bookId, after)
    })
  },
})

async function readPage(pool: Pool, shelfId: string, written: string | null) {
  const [, [, key, , count, exact]] = written
    ? cursor.parse(JSON.parse(Buffer.from(written, 'base64url').toString()))
    : ['', [0, '', '', 0, true] as const]
  const standing = `shelf_id = $1 AND EXISTS (SELECT FROM books WHERE id = book_id AND deleted_at IS NULL)`
  const counted = `(SELECT count(*)::int FROM (SELECT FROM shelf_books WHERE ${standing} LIMIT 10001) AS first)`
  const { rows } = await pool.query<Record<string, unknown>>({
    name: `books of a shelf, ${written ? 'later' : 'first'}`,
    text: `SELECT b.*, s.created_at AS "addedAt", s.position,
        coalesce(s.added_by = (SELECT owner_id FROM shelves WHERE id = $1), false) AS "isAddedByCaller",
        (SELECT rating FROM readings AS r WHERE r.book_id = s.book_id AND r.user_id = (SELECT owner_id FROM shelves WHERE id = $1)) AS rating,
        ${written ? 'NULL' : counted} AS total
      FROM shelf_books AS s JOIN LATERAL (SELECT ${columns} FROM books WHERE id = s.book_id AND deleted_at IS NULL) AS b ON true
      WHERE s.shelf_id = $1 AND s.position > $2 ORDER BY s.position LIMIT ${LIMIT + 1}`,
    values: [shelfId, key],
  })
  const all = Number(rows[0]?.total ?? 0)
  return {
    items: rows.slice(0, LIMIT).map(({ addedAt, isAddedByCaller, rating, ...row }) => ({
      book: without(row, 'position', 'total'),
      addedAt,
      isAddedByCaller,
      rating,
    })),
    nextCursor: null,
    total: written ? { count, exact } : { count: Math.min(all, 10_000), exact: all <= 10_000 },
  }
}

async function add(client: PoolClient, shelfId: string, bookId: string) {
  const { rows } = await client.query(
    'SELECT position FROM shelf_books WHERE shelf_id = $1 ORDER BY position DESC LIMIT 1',
    [shelfId],
  )
  const [last] = placed.parse(rows)
  const { rowCount } = await client.query(
    `INSERT INTO shelf_books (shelf_id, book_id, position)
     SELECT $1, id, $3 FROM books WHERE id = $2 AND deleted_at IS NULL ON CONFLICT DO NOTHING`,
    [shelfId, bookId, positionBetween(last?.position, undefined)],
  )
  return { shelfId, added: rowCount === 1 }
}

async function move(client: PoolClient, shelfId: string, bookId: string, after: string | null) {
  const { rows } = await client.query(
    `WITH before AS (SELECT position FROM shelf_books WHERE shelf_id = $1 AND book_id = $3)
     SELECT position FROM before UNION ALL
     (SELECT s.position FROM shelf_books AS s, before WHERE shelf_id = $1 AND book_id <> $2
      AND s.position > before.position ORDER BY s.position LIMIT 1)`,
    [shelfId, bookId, after],
  )
  const [before, next] = placed.parse(rows)
  await client.query('UPDATE shelf_books SET position = $3 WHERE shelf_id = $1 AND book_id = $2', [
    shelfId,
    bookId,
    positionBetween(before?.position, next?.position),
  ])
}

async function inTransaction<Done>(pool: Pool, work: (client: PoolClient) => Promise<Done>) {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const done = await work(client)
    await client.query('COMMIT')
    return done
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
