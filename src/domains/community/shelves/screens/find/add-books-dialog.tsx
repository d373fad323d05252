import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { SearchInput } from '#ui/fields/search-input.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { NamedShelf } from '../../shelf-name.ts'
import { usePlaceBook } from '../put/use-place-book.tsx'
import { foundBooksQuery } from './find-books.queries.ts'
import { type FoundBook, FoundBooks } from './found-books.tsx'

interface AddBooksDialogProps {
  shelf: NamedShelf
  open: boolean
  onClose: () => void
}

export function AddBooksDialog({ shelf, open, onClose }: AddBooksDialogProps) {
  const { t } = useTranslation(['shelves', 'common'])
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('find.addTitle')}
      closeLabel={t('common:actions.close')}
    >
      <AddBooks shelf={shelf} />
    </Dialog>
  )
}

function AddBooks({ shelf }: Pick<AddBooksDialogProps, 'shelf'>) {
  const { t } = useTranslation('shelves')
  const [term, setTerm] = useState('')
  const found = useQuery(foundBooksQuery(useDeferredValue(term.trim())))
  const place = usePlaceBook()

  const actionOf = (book: FoundBook) => (
    <Button
      size="sm"
      aria-label={t('find.addBook', { title: book.title })}
      onClick={() => place({ book, shelf, isOn: true })}
    >
      {t('find.add')}
    </Button>
  )

  return (
    <>
      <SearchInput
        value={term}
        onValueChange={setTerm}
        label={t('find.search')}
        placeholder={t('find.search')}
        clearLabel={t('find.clear')}
      />
      <FoundBooks of={found} actionOf={actionOf} />
    </>
  )
}
