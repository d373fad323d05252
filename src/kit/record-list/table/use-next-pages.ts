import { useEffect } from 'react'
import type { ListQuery } from '../use-record-list.ts'

const ahead = 20

export function useNextPages<Row>(query: ListQuery<Row>, rowsBelow: number) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const isDue = rowsBelow <= ahead && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isDue) void fetchNextPage()
  }, [isDue, fetchNextPage])
}
