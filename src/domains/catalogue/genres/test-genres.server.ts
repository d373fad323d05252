import { z } from 'zod/mini'
import { apiRouter } from '#app/api/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'

const answerSchema = z.catch(z.looseObject({ id: z.optional(z.string()) }), {})
const listSchema = z.object({ items: z.array(z.looseObject({ name: z.string() })) })
type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof serveAuth>>['signedIn']>>

export async function genresOn(database: TestDatabase) {
  const { orm, pool } = database
  await orm
    .insert(users)
    .values({ name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true })
  const news = recordOf(database)
  const cookies = new Map<string, string>()
  let manager: Browser | undefined

  async function begin() {
    const served = await serveAuth(database, {}, (services) => apiHandlers(apiRouter, services))
    manager = served.browser()
    for (const [name, value] of cookies) manager.cookies.set(name, value)
    if (cookies.size === 0) await served.signedIn('ada@example.com', manager)
    for (const [name, value] of manager.cookies) cookies.set(name, value)
    await pool.query('TRUNCATE books, genres CASCADE')
    await news()
  }

  async function call(method: string, path: string, body?: unknown) {
    const address = `/api/v1${path}`
    if (!manager) throw new Error('Nobody has signed in')
    const { status, json } = await (body === undefined
      ? manager.ask(address, { method, headers: { ...fromHere, 'content-length': '0' } })
      : manager.send(method, address, body))
    return { status, json: answerSchema.parse(json) }
  }

  async function newGenre(name: string, colour = 20) {
    const { json } = await call('POST', '/genres', { name, colour })
    return `${json.id}`
  }

  const addBooks = (genreId: string, count: number, trashed = 0) =>
    pool.query(
      `INSERT INTO books (title, author, genre_id, deleted_at)
       SELECT 'Of ' || $1::text || n, 'Nobody', $1::uuid, CASE WHEN n > $2::int THEN now() END
       FROM generate_series(1, $2::int + $3::int) AS n`,
      [genreId, count, trashed],
    )

  const itemsOf = async () => listSchema.parse((await call('GET', '/genres')).json).items

  return { begin, call, news, newGenre, addBooks, itemsOf }
}
