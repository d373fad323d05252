import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { endingSessions } from '#domains/identity/session-list/index.ts'
import { Refusal } from '#kit/problems/index.ts'
import { authCall } from '#kit/session/index.ts'
import { listSessions } from './list-sessions.ts'
import { readSessions } from './own-sessions.ts'

/** "Auth fetch retry: linear 1 s" (specification 9). */
const retries = {
  retryDelay: 1000,
  retry: (failures: number, error: Error) => failures < 3 && !isRefusal(error),
}

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async () => readSessions(await listSessions()),
  // Keeps the browser from refetching what the server has just rendered.
  staleTime: 5000,
  ...(!import.meta.env.SSR && retries),
})

export const endSessionsMutation = (queryClient: QueryClient) =>
  endingSessions(queryClient, sessionsQuery, (ended) =>
    ended === 'all'
      ? authCall('/revoke-other-sessions', {})
      : authCall('/revoke-session', { id: ended.id }),
  )

const isRefusal = (error: Error) =>
  error instanceof Refusal && error.status >= 400 && error.status < 500
