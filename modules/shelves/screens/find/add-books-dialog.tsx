import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import type { NamedShelf } from '../../shelf-name.ts'
import { usePlaceBook } from '../put/use-place-book.tsx'
import { BookSearchDialog } from './book-search-dialog.tsx'
import { type FoundBook, foundBooksQuery } from './find-books.queries.ts'

interface AddBooksDialogProps {
  shelf: NamedShelf
  open: boolean
  onClose: () => void
}

export function AddBooksDialog({ shelf, ...dialog }: AddBooksDialogProps) {
  const { t } = useTranslation('shelves')
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
    <BookSearchDialog
      {...dialog}
      title={t('find.addTitle')}
      label={t('find.search')}
      query={foundBooksQuery}
      actionOf={actionOf}
    />
  )
}
