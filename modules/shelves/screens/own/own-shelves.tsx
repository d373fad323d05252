import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../shelf-name.ts'
import type { ListedShelf } from '../../shelf.ts'
import { RenameShelf } from '../shelf-dialogs.ts'
import { DeleteShelfDialog } from './delete-shelf-dialog.tsx'
import { ShelfMenu } from './shelf-menu.tsx'
import { ShelfTile } from './shelf-tile.tsx'

interface Asked {
  shelf: ListedShelf
  about: 'rename' | 'delete'
  isOpen: boolean
}

export function OwnShelves({ shelves }: { shelves: readonly ListedShelf[] }) {
  const { t } = useTranslation('shelves')
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked((before) => before && { ...before, isOpen: false })
  const ask = (shelf: ListedShelf, about: Asked['about']) =>
    setAsked({ shelf, about, isOpen: true })
  const isAsked = (about: Asked['about']) => asked?.isOpen === true && asked.about === about
  return (
    <>
      <ul
        aria-label={t('caption')}
        className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4"
      >
        {shelves.map((shelf) => (
          <ShelfTile
            key={addressOf(shelf)}
            shelf={shelf}
            menu={
              shelf.kind === null && (
                <ShelfMenu
                  shelf={shelf}
                  onRename={() => ask(shelf, 'rename')}
                  onDelete={() => ask(shelf, 'delete')}
                />
              )
            }
          />
        ))}
      </ul>
      {asked && (
        <>
          <RenameShelf shelf={asked.shelf} open={isAsked('rename')} onClose={close} />
          <DeleteShelfDialog shelf={asked.shelf} open={isAsked('delete')} onClose={close} />
        </>
      )}
    </>
  )
}
