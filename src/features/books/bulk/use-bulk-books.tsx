import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#features/api/index.ts'
import type { useBulk } from '#features/record-list/index.ts'
import { ProblemText } from '#features/session/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { BookSummary } from '../book.ts'
import { booksChanged, changeListed } from '../books.queries.ts'
import type { BookFilter } from '../list/book-list.ts'
import type { BulkAction, BulkResult } from './book-bulk.ts'

/** Some books; with a filter, these are only those of its books that are listed. */
interface Target {
  ids: string[]
  filter?: BookFilter | undefined
}

/**
 * Does something to many books. Those that are listed change at once; the ones that the server refuses change back, and
 * a report says why.
 */
export function useBulkBooks(bulk: ReturnType<typeof useBulk>) {
  const { t } = useTranslation('books')
  const queryClient = useQueryClient()

  const carryOut = ({ ids, filter }: Target, action: BulkAction): Promise<BulkResult> =>
    filter
      ? bulk.onAll(async () => (await api()).books.bulk({ filter, action }))
      : bulk.onIds(ids, async (some) => (await api()).books.bulk({ ids: some, action }))

  async function act(target: Target, action: BulkAction) {
    const undo = await changeAtOnce(target, action)
    try {
      const { changed: count, failed } = await carryOut(target, action)
      const refused = new Set(failed.map(({ id }) => id))
      await undo((id) => refused.has(id))
      if (count > 0) tellDone(count, target, action, refused)
    } catch (error) {
      await undo(() => true)
      const description = error instanceof Error && <ProblemText error={error} />
      toast.error(t('list.bulkFailed'), { description })
    }
    await booksChanged(queryClient)
  }

  /** What is listed changes before the server has answered; tells how to change it back. */
  async function changeAtOnce(target: Target, action: BulkAction) {
    const before = new Map<string, BookSummary>()
    const ids = new Set(target.ids)
    await changeListed(queryClient, (book) => {
      if (!ids.has(book.id)) return book
      before.set(book.id, book)
      return changed(book, action)
    })
    return (isRefused: (id: string) => boolean) =>
      changeListed(queryClient, (book) =>
        isRefused(book.id) ? (before.get(book.id) ?? book) : book,
      )
  }

  function tellDone(count: number, target: Target, action: BulkAction, refused: Set<string>) {
    const said = t(`list.done.${action.type}`, { count })
    if (action.type !== 'delete' || target.filter) return toast.success(said)
    const ids = target.ids.filter((id) => !refused.has(id))
    toast.success(said, {
      action: { label: t('trash.undo'), onClick: () => void act({ ids }, { type: 'restore' }) },
    })
  }

  return (target: Target, action: BulkAction) => void act(target, action)
}

function changed(book: BookSummary, action: BulkAction): BookSummary {
  if (action.type === 'setGenre') return { ...book, genreId: action.genreId }
  return { ...book, deletedAt: action.type === 'delete' ? new Date() : null }
}
