import type { QueryClient } from '@tanstack/react-query'
import { call, callKey } from '#kit/api/index.ts'
import { pagedQuery, renewAll } from '#kit/record-list/index.ts'
import type { CountedGenre } from '../genre.ts'
import { genresKey } from '../genres.queries.ts'

export interface ListedGenre extends CountedGenre {
  isGone?: boolean
}

export const genreListQuery = pagedQuery<ListedGenre>({
  queryKey: callKey('genres.list', 'rows'),
  async read(_page, options) {
    const { items } = await call('genres.list', undefined, options)
    return { items, nextCursor: null, total: { count: items.length, exact: true } }
  },
})

export const genresChanged = (queryClient: QueryClient) => renewAll(queryClient, genresKey)
