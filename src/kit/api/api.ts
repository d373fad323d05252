import type { RouterClient } from '@orpc/server'
import { createIsomorphicFn } from '@tanstack/react-start'
import { offline } from '#kit/problems/index.ts'
import type { RegisteredRouter } from '#platform/api/router.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { callHere } from './calls/call-here.server.ts'

export type Api = RouterClient<RegisteredRouter>

/** A first visit brings what it shows, and wakes before it calls anything. */
const there = createOnDemand(() => import('./calls/call-there.ts'))
export const prepareCalls = there.prepare

/** The procedures of the server, for screens on either side: `(await api()).books.list({})`. */
export const api = createIsomorphicFn()
  .server(callHere)
  .client(async (): Promise<Api> => {
    const { callThere } = await there.fetch().catch((cause: unknown) => {
      throw offline(cause)
    })
    return callThere()
  })
