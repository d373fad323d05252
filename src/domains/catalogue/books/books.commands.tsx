import type { TFunction } from 'i18next'
import { BookOpen, BookPlus } from 'lucide-react'
import { api } from '#kit/api/index.ts'
import { resourceCommands, resourceSearch } from '#kit/resource-pages/index.ts'
import { book } from './book.resource.ts'

export const bookCommands = (t: TFunction<'layouts'>) =>
  resourceCommands(
    book,
    { create: t('pages.newBook'), import: t('pages.importBooks'), trash: t('pages.bookTrash') },
    <BookPlus />,
  )

export const searchBooks = resourceSearch(book, {
  group: 'books',
  icon: <BookOpen />,
  pathOf: (id, area) => `/${area}/books/${id}`,
  list: async (input, options) => (await api()).books.list(input, options),
  show: ({ id, title, author }) => ({ id, label: title, detail: author }),
})
