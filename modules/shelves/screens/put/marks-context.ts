import { createContext } from 'react'
import type { PlacedBook, Placing } from './place-book.mutation.ts'

export const Marks = createContext<
  | {
      /** The ids of the visible books on the want-to-read shelf. */
      wanted: ReadonlySet<string>
      ratings: ReadonlyMap<string, number>
      place: (placing: Placing) => void
      makeFor: (book: PlacedBook) => void
    }
  | undefined
>(undefined)
