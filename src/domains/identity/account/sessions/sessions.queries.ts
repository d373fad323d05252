import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { endingSessions } from '#domains/identity/session-list/index.ts'
import { authCall, authRetries } from '#kit/session/index.ts'
import { listSessions } from './list-sessions.ts'
import { readSessions } from './own-sessions.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async () => readSessions(await listSessions()),
  // Keeps the browser from refetching what the server has just rendered.
  staleTime: 5000,
  ...authRetries,
})

export const endSessionsMutation = (queryClient: QueryClient, revokeKeys = false) =>
  endingSessions(queryClient, sessionsQuery, (ended) =>
    ended === 'all'
      ? authCall('/revoke-other-sessions', { revokeKeys })
      : authCall('/revoke-session', { id: ended.id }),
  )
