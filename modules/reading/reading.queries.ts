import { queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import type { BookRating } from './reading.ts'

export const readingsKey = ['readings'] as const

export const readingQuery = (bookId: string) =>
  queryOptions({
    queryKey: [...readingsKey, 'one', bookId],
    queryFn: async ({ signal }) => (await api()).reading.get({ bookId }, { signal }),
    staleTime: 5000,
  })

export const readingYearsQuery = queryOptions({
  queryKey: [...readingsKey, 'years'],
  queryFn: async ({ signal }) => (await (await api()).reading.years(undefined, { signal })).items,
  staleTime: 5000,
})

export const ratingsKey = [...readingsKey, 'ratings'] as const

export const ratingsQuery = (bookIds: readonly string[]) =>
  queryOptions({
    queryKey: [...ratingsKey, bookIds],
    queryFn: async ({ signal }): Promise<BookRating[]> => {
      const { reading } = await api()
      return (await reading.ratings({ bookIds: [...bookIds] }, { signal })).items
    },
    staleTime: 60_000,
  })
