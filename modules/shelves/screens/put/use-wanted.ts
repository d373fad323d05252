import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { wanted } from '../../shelf-name.ts'
import { heldBooksQuery } from './held-books.queries.ts'
import type { PlacedBook, Placing } from './place-book.mutation.ts'

export const Marks = createContext<
  | {
      place: (placing: Placing) => void
      /** Asks for a new shelf, and adds the book to it. */
      makeFor: (book: PlacedBook) => void
    }
  | undefined
>(undefined)

/** Whether the user wants to read the book; the shelves of a block of books are read at once. */
export function useWanted({ id, title }: PlacedBook, block: readonly string[] = [id]) {
  const marks = use(Marks)
  const { data: held = [] } = useQuery(heldBooksQuery(block))
  const isWanted = held.some(({ bookId, shelf }) => bookId === id && shelf === 'wanted')
  const toggle = () => marks?.place({ book: { id, title }, shelf: wanted, isOn: !isWanted })
  return { isWanted, toggle }
}
