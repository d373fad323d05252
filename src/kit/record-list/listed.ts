import type {
  InfiniteData,
  Query,
  QueryClient,
  QueryFilters,
  QueryKey,
} from '@tanstack/react-query'
import { fewPages, isShort, type ListPage } from './list-page.ts'

type Pages<Row> = InfiniteData<ListPage<Row>>

/** Whether a query holds page after page, and not something else about the same kind of record. */
const isList = ({ state: { data } }: Pick<Query, 'state'>) =>
  typeof data === 'object' && data !== null && 'pages' in data

/**
 * Changes records where lists hold them. Nothing is taken out: each list shows only what is its own, so that what the
 * server refuses goes back to its own place.
 */
export async function changeLists<Row>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (row: Row) => Row,
) {
  const lists = { queryKey, predicate: isList }
  await queryClient.cancelQueries(lists)
  queryClient.setQueriesData<Pages<Row>>(lists, (data) => data && mapPages(data, change))
}

const mapPages = <Row>(data: Pages<Row>, change: (row: Row) => Row): Pages<Row> => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })),
})

/** Takes out a record that is gone for good, and that a list which is too long to be read anew would go on showing. */
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

/** Everything about a kind of record is out of date; what is shown and short is read anew at once. */
export async function renewAll(queryClient: QueryClient, queryKey: QueryKey) {
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  await queryClient.refetchQueries({ queryKey, type: 'active', predicate: isShort })
}

/**
 * What is shown and too long to be read anew keeps only so much of its beginning as may be: where nobody knows which rows
 * have changed, those further down come again when they are scrolled to.
 */
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
