import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { genresQuery } from '#domains/catalogue/genres/index.ts'
import { prepareList } from '#kit/record-list/index.ts'
import { trashQuery } from '../../books.queries.ts'

export function prepareTrash(context: { i18n: I18n; queryClient: QueryClient }) {
  const { queryClient } = context
  return prepareList(context, 'books', [
    queryClient.infiniteQuery({ ...trashQuery, staleTime: 'static' }),
    queryClient.query(genresQuery),
  ])
}
