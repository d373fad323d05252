import { useQueries } from '@tanstack/react-query'
import type { Stretch } from '#domains/catalogue/reader/index.ts'
import { heldBooksQuery } from './held-books.queries.ts'

/** The size of a page of the catalogue. */
const askedTogether = 50

type Listed = readonly { id: string }[]

/** Which of the visible books are on the want-to-read shelf: one request per block of fifty, none per cover. */
export function useWantedBooks(books: Listed, shown: readonly Stretch[]): ReadonlySet<string> {
  const wanted = useQueries({
    queries: blocksOf(books, shown).map(heldBooksQuery),
    combine: (answers) =>
      answers.flatMap(({ data = [] }) => data).filter(({ shelf }) => shelf === 'wanted'),
  })
  return new Set(wanted.map(({ bookId }) => bookId))
}

/** Aligned blocks, so that query keys stay the same while the user scrolls. */
function blocksOf(books: Listed, shown: readonly Stretch[]): string[][] {
  const blocks = new Set(
    shown.flatMap(([from, to]) => {
      const first = Math.floor(from / askedTogether)
      const end = Math.ceil(Math.min(to, books.length) / askedTogether)
      return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
    }),
  )
  return [...blocks].map((block) => {
    const start = block * askedTogether
    return books.slice(start, start + askedTogether).map(({ id }) => id)
  })
}
