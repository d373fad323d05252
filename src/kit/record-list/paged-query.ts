import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { infiniteList, type ReadPage, readPage } from './list-page.ts'

interface PagedQuery<Row> {
  queryKey: QueryKey
  cursor?: string | undefined
  limit?: number
  read: (
    page: { cursor: string | undefined; limit: number },
    options: { signal: AbortSignal },
  ) => Promise<ReadPage<Row>>
}

export const pagedQuery = <Row>({ queryKey, cursor, limit = 50, read }: PagedQuery<Row>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam, (start) => read({ cursor: start, limit }, { signal })),
    initialPageParam: { cursor, fromAddress: true },
    ...infiniteList,
  })

export type PagedQueryOptions<Row> = ReturnType<typeof pagedQuery<Row>>
