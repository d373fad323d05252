import { useTranslation } from 'react-i18next'
import { readOf } from '#kit/api/index.ts'
import { type ShelfDialogProps, shelvesKey, usePlaceBook } from '#modules/shelves/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { BookSearchDialog, type FoundBook } from './book-search-dialog.tsx'

const foundBooksQuery = (searchTerm: string) =>
  readOf(
    'books.list',
    { searchTerm: searchTerm || undefined, limit: 8 },
    ({ items }): FoundBook[] => items,
    { under: shelvesKey },
  )

export function AddBooksDialog({ shelf, open, onClose }: ShelfDialogProps) {
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
      open={open}
      onClose={onClose}
      title={t('find.addTitle')}
      label={t('find.search')}
      query={foundBooksQuery}
      actionOf={actionOf}
    />
  )
}
