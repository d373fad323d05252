import type { RouterClient } from '@orpc/server'
import { createIsomorphicFn } from '@tanstack/react-start'
import { callHere } from './call-here.server.ts'
import { callThere } from './call-there.ts'
import type { apiRouter } from './router.server.ts'

export type Api = RouterClient<typeof apiRouter>

/** The procedures of the server, for screens on either side: `(await api()).books.list({})`. */
export const api = createIsomorphicFn().server(callHere).client(callThere)
