import { itemsOf, queryOf } from '#kit/api/index.ts'

export const readingsKey = ['reading']

export const readingQuery = (bookId: string) => queryOf('reading.get', { bookId })
export const readingYearsQuery = itemsOf('reading.years')

export const ratingsQuery = (bookIds: readonly string[]) =>
  itemsOf('reading.ratings', { bookIds: [...bookIds] }, { staleTime: 60_000 })
