import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { infiniteList, readPage, renewAll } from '#kit/record-list/index.ts'
import type { CountedGenre } from '../genre.ts'
import { countedGenresQuery, genresKey } from '../genres.queries.ts'

/** `isGone` hides a genre while its deletion is pending. */
export interface ListedGenre extends CountedGenre {
  isGone?: boolean
}

/** All genres as a single page: search and sort run in the browser. */
export const genreListQuery = infiniteQueryOptions({
  queryKey: [...countedGenresQuery.queryKey, 'list'],
  queryFn: ({ signal }) =>
    readPage<ListedGenre>({}, async () => {
      const { items } = await (await api()).genres.list(undefined, { signal })
      return { items, nextCursor: null, total: { count: items.length, exact: true } }
    }),
  initialPageParam: {},
  ...infiniteList,
})

export const genresChanged = (queryClient: QueryClient) => renewAll(queryClient, genresKey)
