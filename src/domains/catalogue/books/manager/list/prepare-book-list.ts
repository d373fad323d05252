import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { genresQuery } from '#domains/catalogue/genres/index.ts'
import { prepareList } from '#kit/record-list/index.ts'
import { bookListQuery } from '../../books.queries.ts'
import { type BooksAddress, bookView } from '../../list/book-address.ts'

export function prepareBookList(
  context: { i18n: I18n; queryClient: QueryClient },
  address: BooksAddress,
) {
  const { queryClient } = context
  const list = bookListQuery(bookView(address), address.cursor || undefined)
  return prepareList(context, 'books', [
    queryClient.infiniteQuery({ ...list, staleTime: 'static' }),
    queryClient.query(genresQuery),
  ])
}
