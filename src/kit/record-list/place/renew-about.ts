import type {
  GetNextPageParamFunction,
  InfiniteData,
  InfiniteQueryExecuteOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query'
import type { ListPage, ListPlace } from '../paged-query.ts'

export type ListOptions<Row, Key extends QueryKey> = InfiniteQueryExecuteOptions<
  ListPage<Row>,
  Error,
  InfiniteData<ListPage<Row>>,
  Key,
  ListPlace
> & { getNextPageParam: GetNextPageParamFunction<ListPlace, ListPage<Row>> }

/** Refetches a page and its neighbours. Pages above keep their data until visible; pages below reload on scroll. */
export async function renewAbout<Row, Key extends QueryKey>(
  queryClient: QueryClient,
  list: ListOptions<Row, Key>,
  cursor: string,
) {
  const { queryKey, queryFn } = list
  const pages = queryClient.getQueryData<InfiniteData<ListPage<Row>>>(queryKey)?.pages ?? []
  const at = pages.findIndex(({ start }) => start === cursor)
  if (at < 0 || typeof queryFn !== 'function') return
  const above = new Map(pages.slice(0, Math.max(0, at - 1)).map((page) => [page.start, page]))
  await queryClient.cancelQueries({ queryKey, exact: true })
  await queryClient.infiniteQuery({
    ...list,
    staleTime: 0,
    pages: at + 2,
    queryFn: (context) => above.get(context.pageParam.cursor ?? '') ?? queryFn(context),
  })
}
