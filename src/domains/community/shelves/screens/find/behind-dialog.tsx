import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { SearchInput } from '#ui/fields/search-input.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { ShelfName } from '../../shelf.ts'
import type { Move } from '../order/move-book.mutation.ts'
import { foundOnShelfQuery } from './find-books.queries.ts'
import { type FoundBook, FoundBooks } from './found-books.tsx'

interface BehindDialogProps {
  shelf: ShelfName
  book: Move['book']
  open: boolean
  onMove: (move: Move) => void
  onClose: () => void
}

export function BehindDialog({ book, open, onClose, ...rest }: BehindDialogProps) {
  const { t } = useTranslation(['shelves', 'common'])
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('order.behindTitle', { title: book.title })}
      closeLabel={t('common:actions.close')}
    >
      <OtherBooks book={book} onClose={onClose} {...rest} />
    </Dialog>
  )
}

function OtherBooks({ shelf, book, onMove, onClose }: Omit<BehindDialogProps, 'open'>) {
  const { t } = useTranslation('shelves')
  const [term, setTerm] = useState('')
  const found = useQuery({
    ...foundOnShelfQuery(shelf, useDeferredValue(term.trim())),
    select: (books) => books.filter(({ id }) => id !== book.id),
  })

  function choose(after: string) {
    onMove({ book, after })
    onClose()
  }

  const actionOf = ({ id, title }: FoundBook) => (
    <Button size="sm" aria-label={t('order.behindBook', { title })} onClick={() => choose(id)}>
      {t('order.behindThis')}
    </Button>
  )

  return (
    <>
      <SearchInput
        value={term}
        onValueChange={setTerm}
        label={t('shelf.search')}
        placeholder={t('shelf.search')}
        clearLabel={t('find.clear')}
      />
      <FoundBooks of={found} actionOf={actionOf} />
    </>
  )
}
