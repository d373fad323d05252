import { createContext } from 'react'
import type { MenuHandle } from '#ui/overlays/menu.tsx'
import type { PlacedBook, Placing } from './place-book.mutation.ts'

/** What the marks of many books share. */
export const Marks = createContext<
  { place: (placing: Placing) => void; handle: MenuHandle<PlacedBook> } | undefined
>(undefined)
