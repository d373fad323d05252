import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { infiniteList, readPage, renewAll } from '#kit/record-list/index.ts'
import type { CountedGenre } from '../genre.ts'
import { countedGenresQuery, genresKey } from '../genres.queries.ts'

/** A genre as the manager's list shows it; one that is being deleted has left the list already. */
export interface ListedGenre extends CountedGenre {
  isGone?: boolean
}

/** All genres as one page of a list: searching and sorting them asks no server. */
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

/** Genres are out of date wherever they are named or counted. */
export const genresChanged = (queryClient: QueryClient) => renewAll(queryClient, genresKey)
