import { hashKey, type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FRESH_MS, isShort, type ListPage } from '../paged-query.ts'
import { type ListOptions, renewAbout } from './renew-about.ts'

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
    const page = data?.pages.find(({ start }) => start === cursor)
    if (!page || page.readAt >= outdatedBefore.current) return
    // Pages that fail to load keep their data; the next visit tries again.
    renewAbout(queryClient, list, cursor).catch(() => undefined)
  }
}
