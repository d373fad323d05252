import type {
  InfiniteQueryExecuteOptions,
  QueryClient,
  QueryExecuteOptions,
  QueryKey,
} from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import type { Namespace } from '#i18n/texts.ts'

export interface PageContext {
  i18n: I18n
  queryClient: QueryClient
}

interface Preparation {
  context: PageContext
  /** Any page but a list is missing if one of its readings is. */
  kind?: 'list' | 'record'
  texts: readonly Namespace[]
  /** False if the address can't name a record. */
  exists?: boolean
  queries?: readonly ReadQuery[]
  reading?: () => readonly unknown[]
}

interface ReadQuery {
  queryKey: QueryKey
}

const frames = { list: ['record-list'], record: ['record-page', 'forms'] } as const

/** The browser only waits for the texts; the page renders at once and shows the state of its queries. */
export async function preparePage({
  context: { i18n, queryClient },
  kind,
  texts,
  exists = true,
  queries = [],
  reading,
}: Preparation) {
  const read = Promise.allSettled(
    exists
      ? [...queries.map((query) => readQuery(queryClient, query)), ...(reading?.() ?? [])]
      : [],
  )
  const frame: readonly Namespace[] = kind ? frames[kind] : []
  await i18n.loadNamespaces(['problems', ...frame, ...texts])
  if (!exists) throw notFound()
  if (!import.meta.env.SSR) return
  const outcomes = await read
  forgetFailures(queryClient)
  const isAbsent = outcomes.some((one) => one.status === 'rejected' && isMissing(one.reason))
  if (isAbsent && kind !== 'list') throw notFound()
}

type AnyQuery = QueryExecuteOptions | InfiniteQueryExecuteOptions

/** A list that the browser has already is not read again as a whole. */
export function readQuery(queryClient: QueryClient, query: ReadQuery): Promise<unknown>
export function readQuery(queryClient: QueryClient, query: AnyQuery): Promise<unknown> {
  return isPaged(query)
    ? queryClient.infiniteQuery({ ...query, staleTime: 'static' })
    : queryClient.query(query)
}

const isPaged = (query: AnyQuery): query is InfiniteQueryExecuteOptions =>
  'initialPageParam' in query

/** True for an unknown or invalid id, with the error types of both server and browser. */
export const isMissing = (error: unknown) =>
  error instanceof Error && 'status' in error && (error.status === 404 || error.status === 400)

/** Discards failures of server rendering, so that the browser retries and reports its own. */
export function forgetFailures(queryClient: QueryClient) {
  if (import.meta.env.SSR) {
    queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' })
  }
}
