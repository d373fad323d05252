import { useEffect } from 'react'
import type { ListQuery } from '../use-record-list.ts'

/** The next page loads this many rows before the last one. */
const ahead = 20

/** Loads the next page early; a failed load waits for the user's retry. */
export function useNextPages<Row>(query: ListQuery<Row>, rowsBelow: number) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const isDue = rowsBelow <= ahead && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isDue) void fetchNextPage()
  }, [isDue, fetchNextPage])
}
