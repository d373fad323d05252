import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { setupQuery, useSetup } from '#kit/setup/index.ts'
import { tellOtherTabs } from './session-news.ts'

/** Who is signed in, as the first HTML already knew; nobody while the page is being signed out of. */
export function useSession() {
  return useSetup()?.session ?? null
}

/**
 * Asks the server anew who is signed in. Where that is somebody else, every guard on the page looks again. Where nobody
 * can tell, the page keeps what it knows, and what is typed on it.
 */
export function useRefreshSession() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async function refresh() {
    const known = queryClient.getQueryData(setupQuery.queryKey)
    const { session, unavailable } = await queryClient.query({
      ...setupQuery,
      staleTime: 0,
      retry: 2,
    })
    if (unavailable && known && !known.unavailable) {
      queryClient.setQueryData(setupQuery.queryKey, known)
      throw new Error('Nobody can tell who is signed in')
    }
    const before = known?.session
    const isOther = session?.user.id !== before?.user.id
    if (isOther) forgetPrivate(queryClient)
    if (JSON.stringify(session) !== JSON.stringify(before)) await router.invalidate()
    // Only now: whoever may not stay has been led away, and what a page needs at once it has asked for.
    if (isOther) void queryClient.refetchQueries({ type: 'active', predicate: isForgotten })
    return session
  }
}

/**
 * To be called by whoever changed the session: signed in or out, renamed, deleted. Other tabs hear of it. What is done is
 * done, also where the server cannot be asked about it right away: then there is no answer, and the page looks again later.
 */
export function useSessionChanged() {
  const refresh = useRefreshSession()
  return async function changed() {
    const session = await refresh().catch(() => undefined)
    tellOtherTabs()
    return session
  }
}

/** What one person saw is not for the next, not even what is on the screen. */
function forgetPrivate(queryClient: QueryClient) {
  for (const query of queryClient.getQueryCache().findAll({ predicate: isPrivate })) query.reset()
}

const isPrivate = ({ queryKey }: Query) => queryKey[0] !== setupQuery.queryKey[0]

const isForgotten = ({ state }: Query) => state.status === 'pending' && state.fetchStatus === 'idle'
