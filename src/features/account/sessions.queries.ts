import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { authCall, Refusal } from '#features/session/index.ts'
import { listSessions } from './list-sessions.ts'
import { type OwnSession, readSessions } from './own-session.ts'

/** "Auth fetch retry: linear 1 s" (specification 9). A refusal stays one, however often it is asked for. */
const patience = {
  retryDelay: 1000,
  retry: (failures: number, error: Error) => failures < 3 && !isRefusal(error),
}

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async () => readSessions(await listSessions()),
  // What the server has just written into the page is not asked for again.
  staleTime: 5000,
  ...(!import.meta.env.SSR && patience),
})

export const endSessionMutation = (queryClient: QueryClient) =>
  ending(queryClient, (ended: OwnSession) => ({
    stays: ({ id }) => id !== ended.id,
    call: () => authCall('/revoke-session', { id: ended.id }),
  }))

export const endOthersMutation = (queryClient: QueryClient) =>
  ending(queryClient, () => ({
    stays: ({ current }) => current,
    call: () => authCall('/revoke-other-sessions', {}),
  }))

interface Ending {
  stays: (session: OwnSession) => boolean
  call: () => Promise<unknown>
}

/** Sessions leave the list at once, and come back to it when the server refuses to end them. */
function ending<What>(queryClient: QueryClient, plan: (what: What) => Ending) {
  const { queryKey } = sessionsQuery
  return mutationOptions({
    mutationFn: (what: What) => plan(what).call(),
    onMutate: async (what) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, before?.filter(plan(what).stays))
      return before
    },
    onError: (_error, _what, before) => {
      queryClient.setQueryData(queryKey, before)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

const isRefusal = (error: Error) =>
  error instanceof Refusal && error.status >= 400 && error.status < 500
