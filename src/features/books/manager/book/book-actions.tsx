import { useNavigate } from '@tanstack/react-router'
import { Pencil, Smartphone, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { useShortcut } from '#ui/actions/use-shortcut.ts'
import type { Book } from '../../book.ts'
import { useDeleteBook } from '../../trash/use-delete-book.tsx'

/** Edit, by `e` as well; see it as a reader does; to the trash. */
export function BookActions({ book }: { book: Book }) {
  const { t } = useTranslation('books')
  const navigate = useNavigate()
  const deleteBook = useDeleteBook()
  const params = { id: book.id }
  useShortcut('e', () => void navigate({ to: '/manager/books/$id/update', params }))

  /** Left first, so that the page does not look for a book that is gone. */
  async function discard() {
    await navigate({ to: '/manager/books' })
    deleteBook(book)
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="quiet" onClick={() => void discard()}>
        <Trash2 aria-hidden />
        {t('form.delete')}
      </Button>
      <LinkButton to="/app/books/$id" params={params}>
        <Smartphone aria-hidden />
        {t('form.viewInApp')}
      </LinkButton>
      <LinkButton
        to="/manager/books/$id/update"
        params={params}
        variant="primary"
        aria-keyshortcuts="e"
      >
        <Pencil aria-hidden />
        {t('form.update')}
      </LinkButton>
    </div>
  )
}
