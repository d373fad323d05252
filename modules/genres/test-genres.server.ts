import { z } from 'zod/mini'
import { recordOf } from '#platform/activity/test-activity.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { managerOf } from './test-manager.server.ts'

const answerSchema = z.catch(z.looseObject({ id: z.optional(z.string()) }), {})
const listSchema = z.object({ items: z.array(z.looseObject({ name: z.string() })) })

export async function genresOn(database: TestDatabase) {
  const { pool } = database
  const signIn = await managerOf(database)
  const news = recordOf(database)
  let session: Awaited<ReturnType<typeof signIn>> | undefined

  async function begin() {
    session = await signIn()
    await pool.query('TRUNCATE genres CASCADE')
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

  const itemsOf = async () => listSchema.parse((await call('GET', '/genres')).json).items

  return { begin, call, news, newGenre, itemsOf }
}
