import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import type { AccountHooks } from '#platform/context/account-hooks.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { sessions } from '../auth.table.server.ts'
import { serveAuth } from '../test-auth.ts'
import { beginSession } from './begin-session.server.ts'

const database = await testDatabase()
const { orm } = database

async function begin(email: string, sessionStarted: AccountHooks['sessionStarted']) {
  const [user] = await orm.insert(users).values({ email }).returning()
  if (!user) throw new Error('An insert returns its row')
  const path = '/test/hooks'
  const { ask } = await serveAuth(database, {}, (foundation) => [
    {
      name: path,
      matches: (asked) => asked === path,
      async handle({ request }) {
        const accountHooks = { ...foundation.accountHooks, sessionStarted }
        const answerHeaders = new Headers()
        await beginSession({ ...foundation, accountHooks, request, answerHeaders }, user, 'code')
        return new Response(null, { status: 204, headers: answerHeaders })
      },
    },
  ])
  const { status } = await ask(path)
  return { status, stored: await orm.$count(sessions, eq(sessions.userId, user.id)) }
}

test('what features do about a new session, they do in their order, and in its transaction', async () => {
  const seen: (string | number)[] = []
  const { status, stored } = await begin('noor@example.com', [
    async (transaction, { userId, method }) => {
      seen.push(method, await transaction.$count(sessions, eq(sessions.userId, userId)))
    },
    () => {
      seen.push('second')
      return Promise.resolve()
    },
  ])
  expect({ status, stored }).toEqual({ status: 204, stored: 1 })
  expect(seen).toEqual(['code', 1, 'second'])
})

test('a feature that refuses a session leaves none, and nothing on record', async () => {
  const news = recordOf(database)
  await news()
  const { status, stored } = await begin('ada@example.com', [
    () => Promise.reject(new Error('Refused on purpose')),
  ])
  expect({ status, stored }).toEqual({ status: 500, stored: 0 })
  expect(await news()).toEqual([])
})
