import { createContext } from 'react'
import type { PlacedBook, Placing } from './place-book.mutation.ts'

export const Marks = createContext<
  | {
      place: (placing: Placing) => void
      makeFor: (book: PlacedBook) => void
    }
  | undefined
>(undefined)
