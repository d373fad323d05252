import { apiRouter } from '#app/api/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'

type WhenDone = NonNullable<Parameters<typeof serveAuth>[3]>

export async function importerOn(database: TestDatabase, whenDone?: WhenDone) {
  const email = 'ada@example.com'
  const ada = { name: 'Ada', email, role: 'admin', emailVerified: true } as const
  await database.orm.insert(users).values(ada)
  const cookies = new Map<string, string>()

  return async (variables: Record<string, string> = {}) => {
    const served = await serveAuth(
      database,
      variables,
      (services) => apiHandlers(apiRouter, services),
      whenDone,
    )
    const browser = served.browser()
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    if (cookies.size === 0) await served.signedIn(email, browser)
    for (const [name, value] of browser.cookies) cookies.set(name, value)
    const send = (body: string | Buffer, query = '', type = 'text/csv', others: object = {}) =>
      browser.ask(`/api/v1/books/import${query}`, {
        method: 'POST',
        headers: { ...fromHere, 'content-type': type, ...others },
        body,
      })
    return { ...served, browser, send }
  }
}
