import { type ReactNode, useState } from 'react'
import type { IndexRange } from '#modules/reader/index.ts'
import { NewShelf } from '../shelf-dialogs.ts'
import { Marks } from './marks-context.ts'
import type { PlacedBook } from './place-book.mutation.ts'
import { useBooksInSight } from './use-books-in-sight.ts'
import { usePlaceBook } from './use-place-book.tsx'

interface ShelfMarksProps {
  books: readonly PlacedBook[]
  shown: readonly IndexRange[]
  children: ReactNode
}

export function ShelfMarks({ books, shown, children }: ShelfMarksProps) {
  const inSight = useBooksInSight(books, shown)
  const place = usePlaceBook()
  const [newFor, setNewFor] = useState<PlacedBook>()
  return (
    <Marks value={{ ...inSight, place, makeFor: setNewFor }}>
      {children}
      <NewShelf
        open={newFor !== undefined}
        onClose={() => setNewFor(undefined)}
        onMade={(shelf) => {
          setNewFor(undefined)
          if (newFor) place({ book: newFor, shelf, isOn: true })
        }}
      />
    </Marks>
  )
}
