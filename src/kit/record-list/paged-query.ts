import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { type CallName, type Input, callKey, type Output, sendCall } from '#kit/api/index.ts'

export interface Total {
  count: number
  /** False where counting stopped at its limit. */
  exact: boolean
}

interface ReadPage<Row> {
  items: Row[]
  nextCursor: string | null
  total: Total
}

export interface ListPage<Row> extends ReadPage<Row> {
  /** The cursor of the page's start; '' is the start of the list. */
  start: string
  readAt: number
}

export interface ListPlace {
  cursor?: string | undefined
  fromAddress?: boolean
}

type Read<Row> = (cursor: string | undefined) => Promise<ReadPage<Row>>

/** Loads a page; an invalid cursor from a URL falls back to the start. */
export async function readPage<Row>(
  { cursor, fromAddress }: ListPlace,
  read: Read<Row>,
): Promise<ListPage<Row>> {
  const readFrom = async (start: string) => ({
    ...(await read(start || undefined)),
    start,
    readAt: Date.now(),
  })
  if (!cursor || !fromAddress) return readFrom(cursor ?? '')
  try {
    return await readFrom(cursor)
  } catch (error) {
    if (statusOf(error) !== 400) throw error
    return readFrom('')
  }
}

/** Options of every long list: loaded page by page, and never refetched as a whole once that takes many calls. */
export const infiniteList = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }): ListPlace | undefined =>
    nextCursor === null ? undefined : { cursor: nextCursor },
  staleTime: (query: { state: { data: unknown } }) => (isShort(query) ? FRESH_MS : 'static'),
}

export const FRESH_MS = 5000

export const fewPages = 4

export function isShort({ state: { data } }: { state: { data: unknown } }): boolean {
  const isLong =
    typeof data === 'object' &&
    data !== null &&
    'pages' in data &&
    Array.isArray(data.pages) &&
    data.pages.length > fewPages
  return !isLong
}

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined

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

interface PageSettings {
  cursor?: string | undefined
  limit?: number
  /** The list is renewed with all other queries below this key. */
  under?: QueryKey
}

type RowOf<Name> = Output<Name> extends { items: (infer Row)[] } ? Row : never
type View<Name> = Omit<Exclude<Input<Name>, undefined>, 'cursor' | 'limit'>

/** A long list that a call gives page by page. */
export const pagesOf = <Name extends CallName, Row = RowOf<Name>>(
  name: Name,
  view: View<Name>,
  { under, ...settings }: PageSettings = {},
) =>
  pagedQuery<Row>({
    queryKey: callKey(name, view, under),
    ...settings,
    read: (page, options) => sendCall(name, { ...view, ...page }, options),
  })

export type PagedQueryOptions<Row> = ReturnType<typeof pagedQuery<Row>>
