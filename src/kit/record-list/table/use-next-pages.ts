import { useEffect } from 'react'
import type { ListQuery } from '../use-record-list.ts'

/** So many rows before the last one, the next page is fetched. */
const ahead = 20

/** Fetches the next page before its rows come into view; one that fails waits until it is asked for. */
export function useNextPages<Row>(query: ListQuery<Row>, rowsBelow: number) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const isDue = rowsBelow <= ahead && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isDue) void fetchNextPage()
  }, [isDue, fetchNextPage])
}
