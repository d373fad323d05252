import { useQueries } from '@tanstack/react-query'
import type { IndexRange } from '#domains/catalogue/reader/index.ts'
import { heldBooksQuery } from './held-books.queries.ts'

const blockSize = 50

type Listed = readonly { id: string }[]

/** One request per block of fifty books, none per cover. */
export function useWantedBooks(books: Listed, shown: readonly IndexRange[]): ReadonlySet<string> {
  const wanted = useQueries({
    queries: blocksOf(books, shown).map(heldBooksQuery),
    combine: (answers) =>
      answers.flatMap(({ data = [] }) => data).filter(({ shelf }) => shelf === 'wanted'),
  })
  return new Set(wanted.map(({ bookId }) => bookId))
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
