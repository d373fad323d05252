import { z } from 'zod/mini'
import { recordOf } from '#platform/activity/test-activity.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { managerOf } from '../test-manager.server.ts'

const answerSchema = z.catch(z.looseObject({ id: z.optional(z.string()) }), {})
const listSchema = z.object({ items: z.array(z.looseObject({ name: z.string() })) })

export async function genresOn(database: TestDatabase) {
  const { pool } = database
  const signIn = await managerOf(database)
  const news = recordOf(database)
  let session: Awaited<ReturnType<typeof signIn>> | undefined

  async function begin() {
    session = await signIn()
    await pool.query('TRUNCATE books, genres CASCADE')
    await news()
  }

  async function call(method: string, path: string, body?: unknown) {
    const answer = await session?.call(method, path, body)
    return { status: answer?.status, json: answerSchema.parse(answer?.json) }
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
