import { apiRouter } from '#app/api/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { listIn } from '#platform/http/test-items.ts'
import { fromHere } from '#platform/http/test-server.ts'

/** Users who call the API of views, each with a session of their own. */
export async function viewing(database: TestDatabase, variables: Record<string, string> = {}) {
  const served = await serveAuth(database, variables, (services) =>
    apiHandlers(apiRouter, services),
  )
  return async (role: 'admin' | 'user') => {
    const email = `${crypto.randomUUID()}@example.com`
    const [made] = await database.orm
      .insert(users)
      .values({ name: 'Ada', email, role, emailVerified: true })
      .returning()
    const browser = await served.signedIn(email)
    async function call(method: string, path: string, body?: object) {
      const headers = { ...fromHere, 'content-length': '0' }
      const { status, json } = await (body
        ? browser.send(method, `/api/v1${path}`, body)
        : browser.ask(`/api/v1${path}`, { method, headers }))
      return { status, json }
    }
    const save = (name: string, more: object = {}) =>
      call('POST', '/views', { resource: 'books', name, search: '', shared: false, ...more })
    const saved = async (name: string, more: object = {}) =>
      textIn((await save(name, more)).json, 'id')
    const names = async (query = '') =>
      listIn((await call('GET', `/views${query}`)).json).map((view) => textIn(view, 'name'))
    return { id: made?.id ?? '', call, save, saved, names, browser }
  }
}

function textIn(json: unknown, name: string): string {
  const value = isObject(json) ? json[name] : undefined
  if (typeof value === 'string') return value
  throw new Error(`There is no ${name} in ${JSON.stringify(json)}`)
}

const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null
