import { hashKey, type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FRESH_MS, isShort, type ListPage } from '../list-page.ts'
import { type ListOptions, renewAbout } from './renew-about.ts'

/** Somebody has come back to a list that is too long to be read anew as a whole: what they look at is, page by page. */
export function useRenewal<Row, Key extends QueryKey>(list: ListOptions<Row, Key>) {
  const queryClient = useQueryClient()
  const name = hashKey(list.queryKey)
  const outdatedBefore = useRef(0)

  useEffect(() => {
    const query = queryClient.getQueryCache().get(name)
    const isKept = query && !isShort(query)
    outdatedBefore.current = isKept ? Date.now() - (query.state.isInvalidated ? 0 : FRESH_MS) : 0
  }, [queryClient, name])

  return function renew(cursor: string) {
    const data = queryClient.getQueryData<InfiniteData<ListPage<Row>>>(list.queryKey)
    const page = data?.pages.find(({ begins }) => begins === cursor)
    if (!page || page.readAt >= outdatedBefore.current) return
    // What cannot be read stays as it was, and is asked for again when it is next looked at.
    renewAbout(queryClient, list, cursor).catch(() => undefined)
  }
}
