import { type ReactNode, useState } from 'react'
import { createMenuHandle, SharedMenu } from '#ui/overlays/menu.tsx'
import { NewShelfDialog } from '../own/new-shelf-dialog.tsx'
import { Marks } from './marks-context.ts'
import type { PlacedBook } from './place-book.mutation.ts'
import { ShelfChoices } from './shelf-choices.tsx'
import { usePlaceBook } from './use-place-book.tsx'

/** Around many books with a `ShelfMark` each: their one menu and their one dialog. */
export function ShelfMarks({ children }: { children: ReactNode }) {
  const place = usePlaceBook()
  const [handle] = useState(() => createMenuHandle<PlacedBook>())
  const [newFor, setNewFor] = useState<PlacedBook>()
  return (
    <Marks value={{ place, handle }}>
      {children}
      <SharedMenu handle={handle}>
        {(book) => <ShelfChoices book={book} onPlace={place} onNew={() => setNewFor(book)} />}
      </SharedMenu>
      <NewShelfDialog
        open={newFor !== undefined}
        onClose={() => setNewFor(undefined)}
        onMade={(shelf) => newFor && place({ book: newFor, shelf, isOn: true })}
      />
    </Marks>
  )
}
