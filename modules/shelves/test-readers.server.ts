import { apiRouter } from '#app/api/index.server.ts'
import { serverParts } from '#app/server-parts.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { insertGenre } from '#modules/genres/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { listIn } from '#platform/http/test-items.ts'
import { fromHere } from '#platform/http/test-server.ts'

type Json = Record<string, unknown>

export async function reading(database: TestDatabase, variables: Record<string, string> = {}) {
  const served = await serveAuth(database, variables, (services) => [
    ...apiHandlers(apiRouter, services),
    ...serverParts.handlers(services),
  ])
  const mark = crypto.randomUUID().slice(0, 8)

  async function reader(name: string) {
    const email = `${name.toLowerCase()}.${mark}@example.com`
    const [made] = await database.orm
      .insert(users)
      .values({ name, email, emailVerified: true })
      .returning()
    if (!made) throw new Error('A person can always be made')
    const browser = await served.signedIn(email)
    async function call(method: string, path: string, body?: object) {
      const target = `/api/v1${path}`
      const headers = { ...fromHere, 'content-length': '0' }
      const { status, json } = await (body
        ? browser.send(method, target, body)
        : browser.ask(target, { method, headers }))
      return { status, json: isObject(json) ? json : { list: json } }
    }
    const titles = async (shelf: string, query = '') =>
      titlesOf((await call('GET', `/shelves/${shelf}/books${query}`)).json)
    const shelf = async (label: string) =>
      String((await call('POST', '/shelves', { name: label })).json['id'])
    return { id: made.id, name, browser, call, titles, shelf }
  }

  return { ...served, reader }
}

export async function lettered(database: TestDatabase, letters: string) {
  const { id: genreId } = await insertGenre(database, { name: 'Novel', colour: 335 })
  const { rows } = await database.pool.query<{ id: string; title: string }>(
    `INSERT INTO books (title, author, genre_id)
     SELECT letter, 'Anonymous', $1 FROM regexp_split_to_table($2, '') AS letter RETURNING id, title`,
    [genreId, letters],
  )
  return (letter: string) => rows.find(({ title }) => title === letter)?.id ?? ''
}

/** Puts ten thousand books but one on a shelf. */
export async function fill({ pool }: TestDatabase, shelf: string) {
  await pool.query(
    `WITH made AS (
       INSERT INTO books (title, author, genre_id)
       SELECT 'Many ' || n, 'Many', (SELECT id FROM genres LIMIT 1) FROM generate_series(1, 9999) AS n
       RETURNING id)
     INSERT INTO shelf_books (shelf_id, book_id, position)
     SELECT $1, id, lpad((row_number() OVER ())::text, 8, '0') FROM made`,
    [shelf],
  )
}

export const titlesOf = (json: Json): unknown[] =>
  listIn(json).map(({ book }) => (isObject(book) ? book['title'] : undefined))

const isObject = (json: unknown): json is Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
