import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import type { ShelfName } from '../../shelf.ts'
import type { Move } from '../order/move-book.mutation.ts'
import { BookSearchDialog } from './book-search-dialog.tsx'
import { type FoundBook, foundOnShelfQuery } from './find-books.queries.ts'

interface BehindDialogProps {
  shelf: ShelfName
  book: Move['book']
  open: boolean
  onMove: (move: Move) => void
  onClose: () => void
}

export function BehindDialog({ shelf, book, onMove, ...dialog }: BehindDialogProps) {
  const { t } = useTranslation('shelves')

  function choose(after: string) {
    onMove({ book, after })
    dialog.onClose()
  }

  const actionOf = ({ id, title }: FoundBook) => (
    <Button size="sm" aria-label={t('order.behindBook', { title })} onClick={() => choose(id)}>
      {t('order.behindThis')}
    </Button>
  )

  return (
    <BookSearchDialog
      {...dialog}
      title={t('order.behindTitle', { title: book.title })}
      label={t('shelf.search')}
      query={(searchTerm) => foundOnShelfQuery(shelf, searchTerm)}
      except={book.id}
      actionOf={actionOf}
    />
  )
}
