import { useQueries } from '@tanstack/react-query'
import { heldBooksQuery } from './held-books.queries.ts'

/** As many as come with a page of the catalogue. */
const askedTogether = 50

type Listed = readonly { id: string }[]

/** Which of the books in sight somebody wants to read: one call for fifty of them, none for a cover. */
export function useWantedBooks(books: Listed, from: number, to: number): ReadonlySet<string> {
  const wanted = useQueries({
    queries: blocksOf(books, from, to).map(heldBooksQuery),
    combine: (answers) =>
      answers.flatMap(({ data = [] }) => data).filter(({ shelf }) => shelf === 'wanted'),
  })
  return new Set(wanted.map(({ bookId }) => bookId))
}

/** The ids of those that are asked for together, from block to block of the list. */
function blocksOf(books: Listed, from: number, to: number): string[][] {
  const first = Math.floor(from / askedTogether)
  const end = Math.ceil(Math.min(to, books.length) / askedTogether)
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => {
    const begins = (first + at) * askedTogether
    return books.slice(begins, begins + askedTogether).map(({ id }) => id)
  })
}
