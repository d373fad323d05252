import { useTranslation } from 'react-i18next'
import { api } from '#kit/api/index.ts'
import { useBulk } from '#kit/record-list/index.ts'
import type { ActionOf } from '#kit/resource/index.server.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { book } from '../book.resource.ts'
import type { BookSummary } from '../book.ts'
import { booksChanged, booksKey } from '../books.queries.ts'
import type { BookFilter } from '../list/book-list.server.ts'

type BulkAction = ActionOf<typeof book>

export function useBulkBooks() {
  const { t } = useTranslation('books')
  return useBulk<BookSummary, BookFilter, BulkAction>({
    send: async (whom, action) => (await api()).books.bulk({ ...whom, action }),
    changed,
    queryKey: booksKey,
    renew: booksChanged,
    onDone({ count, target, action }, act) {
      const said = t(`list.done.${action.type}`, { count })
      const isUndoable = action.type === 'delete' && target.filter === undefined
      const undo = {
        label: t('trash.undo'),
        onClick: () => act({ ids: target.ids }, { type: 'restore' }),
      }
      toast.success(said, isUndoable ? { action: undo } : {})
    },
  })
}

function changed(book: BookSummary, action: BulkAction): BookSummary {
  if (action.type === 'setGenre') return { ...book, genreId: action.genreId }
  return { ...book, deletedAt: action.type === 'delete' ? new Date() : null }
}
