import { eq } from 'drizzle-orm'
import { apiRouter } from '#app/api/index.server.ts'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { peopleIn } from '#domains/identity/auth/people/test-people.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { listUsersHandler } from './list/list-users-handler.server.ts'

export async function managed(database: TestDatabase, variables: Record<string, string> = {}) {
  const { orm } = database
  const served = await serveAuth(database, variables, (services) => {
    const api = apiHandlers(apiRouter, services)
    return [listUsersHandler(api), ...api]
  })
  const person = peopleIn(database)

  const callerOf = (browser: ReturnType<typeof served.browser>) =>
    async function call(method: string, path: string, body: unknown = {}) {
      const target = `/api/v1${path}`
      const answer = await (method === 'GET'
        ? browser.ask(target)
        : browser.send(method, target, body))
      const json = isObject(answer.json) ? answer.json : undefined
      return { status: answer.status, headers: answer.headers, json }
    }

  const admin = await person('Ada', { role: 'admin' })
  const browser = await served.signedIn(admin.email)
  const call = callerOf(browser)
  const rpc = (path: string, input: object) =>
    browser.send('POST', `/api/rpc/users/${path}`, { json: input })
  const find = async (id: string) => {
    const [found] = await orm.select().from(users).where(eq(users.id, id))
    return found
  }
  const sessionsOf = (id: string) => orm.select().from(sessions).where(eq(sessions.userId, id))
  const age = (id: string, minutes: number) =>
    orm
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - minutes * 60_000) })
      .where(eq(sessions.userId, id))

  const newBrowser = served.browser
  return {
    ...served,
    newBrowser,
    admin,
    browser,
    call,
    callerOf,
    rpc,
    person,
    find,
    sessionsOf,
    age,
  }
}

const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null
