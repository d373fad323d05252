import { apiRouter } from '#app/api/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'

export async function managerOf(database: TestDatabase) {
  await database.orm
    .insert(users)
    .values({ name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true })
  const cookies = new Map<string, string>()

  return async (variables: Record<string, string> = {}) => {
    const served = await serveAuth(database, variables, (services) =>
      apiHandlers(apiRouter, services),
    )
    const browser = served.browser()
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    if (cookies.size === 0) await served.signedIn('ada@example.com', browser)
    for (const [name, value] of browser.cookies) cookies.set(name, value)

    const call = async (method: string, path: string, body?: unknown) => {
      const headers = { ...fromHere, 'content-length': '0' }
      const {
        status,
        json,
        headers: said,
      } = await (body === undefined
        ? browser.ask(`/api/v1${path}`, { method, headers })
        : browser.send(method, `/api/v1${path}`, body))
      return { status, headers: said, json: isObject(json) ? json : undefined }
    }
    return { ...served, browser, call }
  }
}

const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null
