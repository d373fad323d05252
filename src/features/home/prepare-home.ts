import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { newBooksQuery } from '#features/books/index.ts'
import { countedGenresQuery } from '#features/genres/index.ts'
import { prepareRecord } from '#features/record-page/index.ts'
import { shelfBooksQuery } from '#features/shelves/index.ts'

/** What the reader's first page needs. */
export function prepareHome(context: { i18n: I18n; queryClient: QueryClient }) {
  const { queryClient } = context
  return prepareRecord({
    context,
    texts: ['home', 'about', 'books'],
    reading: [
      queryClient.query(newBooksQuery),
      queryClient.query(countedGenresQuery),
      queryClient.infiniteQuery(shelfBooksQuery('reading')),
    ],
  })
}
