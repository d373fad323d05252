import { peopleIn } from '#domains/identity/auth/people/test-people.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import type { ApiRouter } from '#platform/context/router.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { listIn } from '#platform/http/test-items.ts'
import { fromHere, type WhenDone } from '#platform/http/test-server.ts'
import { serverParts } from '../server-parts.server.ts'
import { apiRouter } from './index.server.ts'

export type Json = Record<string, unknown>

/** The whole API, and people who call it. */
export async function serveProduct(
  database: TestDatabase,
  variables: Record<string, string> = {},
  router: ApiRouter = apiRouter,
  whenDone?: WhenDone,
) {
  const served = await serveAuth(
    database,
    variables,
    (services) => [...apiHandlers(router, services), ...serverParts.handlers(services)],
    whenDone,
  )
  const make = peopleIn(database)

  const callerIn =
    (browser: Awaited<ReturnType<typeof served.signedIn>>) =>
    async (method: string, path: string, body?: object) => {
      const target = `/api/v1${path}`
      const headers = { ...fromHere, 'content-length': '0' }
      const { status, json } = await (body
        ? browser.send(method, target, body)
        : browser.ask(target, { method, headers }))
      return { status, json: isObject(json) ? json : {} }
    }

  async function person(...who: Parameters<typeof make>) {
    const { id, name, email } = await make(...who)
    const browser = await served.signedIn(email)
    return { id, email, name, browser, call: callerIn(browser) }
  }
  type Caller = Pick<Awaited<ReturnType<typeof person>>, 'call'>

  const itemsOf = async ({ call }: Caller, path: string) => listIn((await call('GET', path)).json)

  return { ...served, callerIn, person, itemsOf }
}

export type Person = Awaited<ReturnType<Awaited<ReturnType<typeof serveProduct>>['person']>>

const isObject = (json: unknown): json is Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
