import { type ReactNode, useState } from 'react'
import { NewShelf } from '../shelf-dialogs.ts'
import type { PlacedBook } from './place-book.mutation.ts'
import { usePlaceBook } from './use-place-book.tsx'
import { Marks } from './use-wanted.ts'

export function ShelfMarks({ children }: { children: ReactNode }) {
  const place = usePlaceBook()
  const [newFor, setNewFor] = useState<PlacedBook>()
  return (
    <Marks value={{ place, makeFor: setNewFor }}>
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
