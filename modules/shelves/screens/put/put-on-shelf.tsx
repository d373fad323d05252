import { useQuery } from '@tanstack/react-query'
import { Bookmark, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { useShelfName, wanted } from '../../shelf-name.ts'
import { NewShelf } from '../shelf-dialogs.ts'
import { heldBooksQuery } from './held-books.queries.ts'
import type { PlacedBook } from './place-book.mutation.ts'
import { ShelfChoices } from './shelf-choices.tsx'
import { usePlaceBook } from './use-place-book.tsx'

export function PutOnShelf({ book: { id, title } }: { book: PlacedBook }) {
  const { t } = useTranslation('shelves')
  const nameOf = useShelfName()
  const place = usePlaceBook()
  const [isMaking, setMaking] = useState(false)
  const { data: held = [] } = useQuery(heldBooksQuery([id]))
  const isWanted = held.some(({ shelf }) => shelf === 'wanted')
  const book = { id, title }
  return (
    <div className="flex">
      <Button
        variant={isWanted ? 'secondary' : 'primary'}
        aria-pressed={isWanted}
        className="grow rounded-e-none aria-pressed:bg-accent-tint aria-pressed:text-accent-ink"
        onClick={() => place({ book, shelf: wanted, isOn: !isWanted })}
      >
        <Bookmark aria-hidden className={isWanted ? 'fill-current' : ''} />
        {nameOf(wanted)}
      </Button>
      <Menu
        align="end"
        trigger={
          <IconButton
            variant={isWanted ? 'secondary' : 'primary'}
            label={t('put.more', { title })}
            className="-ms-px rounded-s-none"
          >
            <ChevronDown aria-hidden />
          </IconButton>
        }
      >
        <ShelfChoices book={book} onPlace={place} onNew={() => setMaking(true)} />
      </Menu>
      <NewShelf
        open={isMaking}
        onClose={() => setMaking(false)}
        onMade={(shelf) => {
          setMaking(false)
          place({ book, shelf, isOn: true })
        }}
      />
    </div>
  )
}
