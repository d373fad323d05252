import { useTranslation } from 'react-i18next'
import type { Question } from '#kit/actions/index.ts'
import { readOf } from '#kit/api/index.ts'
import type { ShelfName } from '#modules/shelves/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { BookSearchDialog, type FoundBook } from './book-search-dialog.tsx'
import type { Move } from './move-book.mutation.ts'

const foundOnShelfQuery = (shelf: ShelfName, searchTerm: string) =>
  readOf(
    'shelves.listBooks',
    { shelf, searchTerm: searchTerm || undefined, limit: 8 },
    ({ items }): FoundBook[] => items.map(({ book }) => book),
  )

interface BehindDialogProps extends Question<Move['book']> {
  shelf: ShelfName
  onMove: (move: Move) => void
}

export function BehindDialog({ row: book, shelf, onMove, ...dialog }: BehindDialogProps) {
  const { t } = useTranslation('shelves')

  function choose(after: string) {
    if (book) onMove({ book, after })
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
      title={t('order.behindTitle', { title: book?.title })}
      label={t('shelf.search')}
      query={(searchTerm) => foundOnShelfQuery(shelf, searchTerm)}
      except={book?.id}
      actionOf={actionOf}
    />
  )
}
