import type {
  DataTag,
  InfiniteData,
  Query,
  QueryClient,
  QueryFilters,
  QueryKey,
} from '@tanstack/react-query'
import { fewPages, isShort, type ListPage } from './paged-query.ts'

type Pages<Row> = InfiniteData<ListPage<Row>>

const isList = ({ state: { data } }: Pick<Query, 'state'>) =>
  typeof data === 'object' && data !== null && 'pages' in data

/** A record that the browser has already: by itself, or as a row of a list. */
export function knownRecord<Row extends { id: string }>(
  queryClient: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Row, Error> },
  known: string,
): Row | undefined {
  const path = queryKey.slice(0, -2)
  const lists = queryClient.getQueriesData<Pages<Row>>({ queryKey: path, predicate: isList })
  const rows = lists.flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? [])
  return queryClient.getQueryData(queryKey) ?? rows.find(({ id }) => id === known)
}

/** Rows aren't removed: each list filters its own, so that a reverted record returns to its position. */
export async function changeLists<Row>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (row: Row) => Row,
) {
  const lists = { queryKey, predicate: isList }
  await queryClient.cancelQueries(lists)
  queryClient.setQueriesData<Pages<Row>>(lists, (data) => data && mapPages(data, change))
}

/** Shows these values of a record in all lists that have it. */
export const patchLists = <Row extends { id: string }>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: Partial<Row> & { id: string },
) =>
  changeLists<Row>(queryClient, queryKey, (row) =>
    row.id === change.id ? { ...row, ...change } : row,
  )

const mapPages = <Row>(data: Pages<Row>, change: (row: Row) => Row): Pages<Row> => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })),
})

/** Removes a permanently deleted record, which a list too long to refetch would keep. */
export async function dropFromLists(queryClient: QueryClient, queryKey: QueryKey, id: string) {
  const lists = { queryKey, predicate: isList }
  await queryClient.cancelQueries(lists)
  queryClient.setQueriesData<Pages<{ id: string }>>(lists, (data) => data && without(data, id))
}

function without<Row extends { id: string }>(data: Pages<Row>, id: string): Pages<Row> {
  if (!data.pages.some(({ items }) => items.some((row) => row.id === id))) return data
  const pages = data.pages.map((page) => {
    const { count, exact } = page.total
    const items = page.items.filter((row) => row.id !== id)
    return { ...page, items, total: { exact, count: exact ? count - 1 : count } }
  })
  return { ...data, pages }
}

/** Invalidates all queries of a kind of record; visible short ones refetch at once. */
export async function renewAll(queryClient: QueryClient, queryKey: QueryKey) {
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  await queryClient.refetchQueries({ queryKey, type: 'active', predicate: isShort })
}

/** When it is unknown which rows changed, visible long lists keep only their first pages; others reload on scroll. */
export async function shortenLists(queryClient: QueryClient, queryKey: QueryKey) {
  const lists: QueryFilters = {
    queryKey,
    type: 'active',
    predicate: (query) => isList(query) && !isShort(query),
  }
  await queryClient.cancelQueries(lists)
  queryClient.setQueriesData<Pages<unknown>>(lists, (data) => data && beginningOf(data))
}

const beginningOf = <Row>({ pages, pageParams }: Pages<Row>): Pages<Row> => ({
  pages: pages.slice(0, fewPages),
  pageParams: pageParams.slice(0, fewPages),
})
