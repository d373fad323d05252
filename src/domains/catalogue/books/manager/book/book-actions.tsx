import { useNavigate } from '@tanstack/react-router'
import { Pencil, Smartphone, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CommandButton } from '#layouts/commands/command-button.tsx'
import type { Command } from '#layouts/commands/command.ts'
import { useCommands } from '#layouts/commands/use-commands.ts'
import type { Book } from '../../book.ts'
import { useDeleteBook } from '../../trash/use-delete-book.tsx'

export function BookActions({ book }: { book: Book }) {
  const { t } = useTranslation('books')
  const navigate = useNavigate()
  const deleteBook = useDeleteBook()

  /** Leaves the page first, so that it does not refetch a deleted book. */
  async function discard() {
    await navigate({ to: '/manager/books' })
    deleteBook(book)
  }

  const remove: Command = {
    id: 'book.delete',
    group: 'page',
    label: t('form.delete'),
    icon: <Trash2 aria-hidden />,
    needs: { book: ['delete'] },
    run: () => void discard(),
  }
  const view: Command = {
    id: 'book.view',
    group: 'page',
    label: t('form.viewInApp'),
    icon: <Smartphone aria-hidden />,
    needs: { apps: ['app'] },
    to: `/app/books/${book.id}`,
  }
  const update: Command = {
    id: 'book.update',
    group: 'page',
    label: t('form.update'),
    icon: <Pencil aria-hidden />,
    keys: 'e',
    needs: { book: ['update'] },
    to: `/manager/books/${book.id}/update`,
  }
  useCommands([update, view, remove])

  return (
    <div className="flex flex-wrap gap-3">
      <CommandButton command={remove} variant="quiet" />
      <CommandButton command={view} />
      <CommandButton command={update} variant="primary" />
    </div>
  )
}
