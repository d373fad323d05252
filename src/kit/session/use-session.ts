import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { setupQuery, useSetup } from '#kit/setup/index.ts'
import { tellOtherTabs } from './session-news.ts'

export function useSession() {
  return useSetup()?.session ?? null
}

/** If the user has changed, all route guards run again; if the session is unknown, the page keeps its state. */
export function useRefreshSession() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async function refresh() {
    const known = queryClient.getQueryData(setupQuery.queryKey)
    const setup = await queryClient.query({ ...setupQuery, staleTime: 0, retry: 2 })
    const { session, unavailable } = setup
    if (unavailable && known && !known.unavailable) {
      queryClient.setQueryData(setupQuery.queryKey, known)
      throw new Error('Nobody can tell who is signed in')
    }
    const before = known?.session
    if (before && !session) {
      queryClient.setQueryData(setupQuery.queryKey, { ...setup, hasEnded: true })
    }
    const isOther = session?.user.id !== before?.user.id
    if (isOther) forgetPrivate(queryClient)
    if (JSON.stringify(session) !== JSON.stringify(before)) await router.invalidate()
    if (isOther) void queryClient.refetchQueries({ type: 'active', predicate: isForgotten })
    return session
  }
}

export function useSessionChanged() {
  const refresh = useRefreshSession()
  return async function changed() {
    const session = await refresh().catch(() => undefined)
    tellOtherTabs()
    return session
  }
}

/** Removes one user's data before the next user sees it, including what is on screen. */
function forgetPrivate(queryClient: QueryClient) {
  for (const query of queryClient.getQueryCache().findAll({ predicate: isPrivate })) query.reset()
}

const isPrivate = ({ queryKey }: Query) => queryKey[0] !== setupQuery.queryKey[0]

const isForgotten = ({ state }: Query) => state.status === 'pending' && state.fetchStatus === 'idle'
