import { useQueries } from '@tanstack/react-query'
import type { IndexRange } from '#modules/reader/index.ts'
import { ratingsQuery } from '../../reading/reading.queries.ts'
import { heldBooksQuery } from './held-books.queries.ts'

const blockSize = 50

type Listed = readonly { id: string }[]

/** Two requests per block of fifty books, none per cover. */
export function useBooksInSight(books: Listed, shown: readonly IndexRange[]) {
  const blocks = blocksOf(books, shown)
  const wanted = useQueries({
    queries: blocks.map(heldBooksQuery),
    combine: (answers) =>
      answers.flatMap(({ data = [] }) => data).filter(({ shelf }) => shelf === 'wanted'),
  })
  const ratings = useQueries({
    queries: blocks.map(ratingsQuery),
    combine: (answers) => answers.flatMap(({ data = [] }) => data),
  })
  return {
    wanted: new Set(wanted.map(({ bookId }) => bookId)),
    ratings: new Map(ratings.map(({ bookId, rating }) => [bookId, rating])),
  }
}

/** Aligned blocks, so that query keys stay the same while the user scrolls. */
function blocksOf(books: Listed, shown: readonly IndexRange[]): string[][] {
  const blocks = new Set(
    shown.flatMap(([from, to]) => {
      const first = Math.floor(from / blockSize)
      const end = Math.ceil(Math.min(to, books.length) / blockSize)
      return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
    }),
  )
  return [...blocks].map((block) => {
    const start = block * blockSize
    return books.slice(start, start + blockSize).map(({ id }) => id)
  })
}
