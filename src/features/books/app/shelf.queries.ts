import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#features/api/index.ts'
import { Refusal } from '#features/session/index.ts'
import { bookQuery, booksKey } from '../books.queries.ts'
import { type ShelfAddress, viewOf } from './shelf-view.ts'

const pageSize = 50

/** A refusal stays one, however often it is asked for. */
const patience = {
  retry: (failures: number, error: Error) => failures < 3 && !isRefused(error),
}

const isRefused = (error: Error) =>
  error instanceof Refusal && error.status >= 400 && error.status < 500

/** Page after page. A shelf stays as it was found: the many pages that somebody walked along are not fetched again. */
export function shelfQuery(address: ShelfAddress) {
  const view = viewOf(address)
  return infiniteQueryOptions({
    queryKey: [...booksKey, 'shelf', view],
    queryFn: async ({ pageParam, signal }) =>
      (await api()).books.list({ ...view, cursor: pageParam, limit: pageSize }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    ...(!import.meta.env.SSR && patience),
  })
}

/** The letters that titles begin with, for the jump to one. */
export const lettersQuery = (genre: string) =>
  queryOptions({
    queryKey: [...booksKey, 'letters', genre],
    queryFn: async ({ signal }) =>
      (await api()).books.letters({ genreId: genre || undefined }, { signal }),
    staleTime: 60_000,
    ...(!import.meta.env.SSR && patience),
  })

/** What stands beside a book. */
export const neighboursQuery = (id: string) =>
  queryOptions({
    queryKey: [...booksKey, 'neighbours', id],
    queryFn: async ({ signal }) => (await api()).books.neighbours({ id }, { signal }),
    staleTime: 60_000,
    ...(!import.meta.env.SSR && patience),
  })

export const bookPageQuery = (id: string) =>
  queryOptions({ ...bookQuery(id), ...(!import.meta.env.SSR && patience) })
