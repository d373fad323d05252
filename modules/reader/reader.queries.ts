import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { booksKey } from '#modules/catalogue/books/index.ts'
import { type GridAddress, gridView } from './grid/grid-view.ts'

const pageSize = 50

/** Never refetched on return: the user may have scrolled through many pages. */
export function gridQuery(address: GridAddress) {
  const view = gridView(address)
  return infiniteQueryOptions({
    queryKey: [...booksKey, 'grid', 'list', view],
    queryFn: async ({ pageParam, signal }) =>
      (await api()).books.list({ ...view, cursor: pageParam, limit: pageSize }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
}

export const lettersQuery = (genre: string) =>
  queryOptions({
    queryKey: [...booksKey, 'letters', genre],
    queryFn: async ({ signal }) =>
      (await api()).books.letters({ genreId: genre || undefined }, { signal }),
    staleTime: 60_000,
  })

export const newBooksQuery = queryOptions({
  queryKey: [...booksKey, 'new'],
  queryFn: async ({ signal }) =>
    (await (await api()).books.list({ sort: '-createdAt', limit: 12 }, { signal })).items,
  staleTime: 60_000,
})

export const neighboursQuery = (id: string) =>
  queryOptions({
    queryKey: [...booksKey, 'neighbours', id],
    queryFn: async ({ signal }) => (await api()).books.neighbours({ id }, { signal }),
    staleTime: 60_000,
  })

export const authorQuery = (name: string) =>
  queryOptions({
    queryKey: [...booksKey, 'author', name],
    queryFn: async ({ signal }) => (await api()).authors.byName({ name }, { signal }),
    staleTime: 60_000,
  })

export const openingQuery = queryOptions({
  queryKey: [...booksKey, 'opening'],
  queryFn: async ({ signal }) => (await (await api()).books.opening(undefined, { signal })).book,
  staleTime: 10 * 60_000,
})

export const newByGenreQuery = queryOptions({
  queryKey: [...booksKey, 'new', 'genres'],
  queryFn: async ({ signal }) =>
    (await (await api()).books.newByGenre(undefined, { signal })).items,
  staleTime: 60_000,
})
