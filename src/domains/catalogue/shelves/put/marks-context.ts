import { createContext } from 'react'
import type { PlacedBook, Placing } from './place-book.mutation.ts'

/** What the marks of many books share. */
export const Marks = createContext<
  | {
      place: (placing: Placing) => void
      /** A new shelf is wanted, with that book on it. */
      makeFor: (book: PlacedBook) => void
    }
  | undefined
>(undefined)
