import type { RouterClient } from '@orpc/server'
import { createIsomorphicFn } from '@tanstack/react-start'
import { offline } from '#kit/problems/index.ts'
import type { RegisteredRouter } from '#platform/context/router.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { callHere } from './calls/call-here.server.ts'

export type Api = RouterClient<RegisteredRouter>

/** The first page comes with its data, so the API client loads only when it is needed. */
const there = createOnDemand(() => import('./calls/call-there.ts'))
export const prepareCalls = there.prepare

export const api = createIsomorphicFn()
  .server(callHere)
  .client(async (): Promise<Api> => {
    const { callThere } = await there.fetch().catch((cause: unknown) => {
      throw offline(cause)
    })
    return callThere()
  })
