import type { TFunction } from 'i18next'
import { BookOpen, BookPlus, Trash2, Upload } from 'lucide-react'
import { api } from '#kit/api/index.ts'
import type { Command } from '#layouts/commands/command.ts'
import type { RecordSearch } from '#layouts/commands/record-search.ts'
import { booksKey } from './books.queries.ts'

/** What can be done with books from anywhere. */
export function bookCommands(t: TFunction<'layouts'>): Command[] {
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
      needs: { apps: ['manager'], book: ['create', 'update'] },
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

export const searchBooks: RecordSearch = {
  group: 'books',
  icon: <BookOpen />,
  needs: { book: ['read'] },
  queryKey: booksKey,
  async find(searchTerm, signal) {
    const { items } = await (await api()).books.list({ searchTerm, limit: 5 }, { signal })
    return items.map(({ id, title, author }) => ({ id, label: title, detail: author }))
  },
  pathOf: (id, area) => `/${area}/books/${id}`,
}
