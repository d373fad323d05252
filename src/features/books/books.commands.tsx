import { BookPlus, Trash2, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Command } from '#layouts/commands/command.ts'

/** What can be done with books from anywhere. */
export function useBookCommands(): Command[] {
  const { t } = useTranslation('layouts')
  return [
    {
      id: 'books.new',
      to: '/manager/books/new',
      group: 'new',
      label: t('pages.newBook'),
      icon: <BookPlus />,
      needs: { apps: ['manager'], book: ['create'] },
    },
    {
      id: 'books.import',
      to: '/manager/books/import',
      group: 'manager',
      label: t('pages.importBooks'),
      icon: <Upload />,
      needs: { apps: ['manager'], book: ['create'] },
    },
    {
      id: 'books.trash',
      to: '/manager/books/trash',
      group: 'manager',
      label: t('pages.bookTrash'),
      icon: <Trash2 />,
      needs: { apps: ['manager'], book: ['delete'] },
    },
  ]
}
