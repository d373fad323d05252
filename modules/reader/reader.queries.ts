import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call, callKey, itemsOf, queryOf, readOf } from '#kit/api/index.ts'
import { booksKey } from './books.queries.ts'
import { type GridAddress, gridView } from './grid/grid-view.ts'

const staleTime = 60_000

/** Never refetched on return: the user may have scrolled through many pages. */
export function gridQuery(address: GridAddress) {
  const view = gridView(address)
  return infiniteQueryOptions({
    queryKey: callKey('books.list', view, [...booksKey, 'grid']),
    queryFn: ({ pageParam, signal }) =>
      call('books.list', { ...view, cursor: pageParam, limit: 50 }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
}

export const lettersQuery = (genre: string) =>
  queryOf('books.letters', { genreId: genre || undefined }, { staleTime })

export const newBooksQuery = itemsOf('books.list', { sort: '-createdAt', limit: 12 }, { staleTime })
export const neighboursQuery = (id: string) => queryOf('books.neighbours', { id }, { staleTime })

export const authorQuery = (name: string) =>
  queryOf('authors.byName', { name }, { staleTime, under: booksKey })

export const openingQuery = readOf('books.opening', undefined, ({ book }) => book, {
  staleTime: 10 * 60_000,
})

export const newByGenreQuery = itemsOf('books.newByGenre', undefined, { staleTime })
