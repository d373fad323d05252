import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { countedGenresQuery } from '#domains/catalogue/genres/index.ts'
import { newBooksQuery } from '#domains/catalogue/reader/index.ts'
import { prepareRecord } from '#kit/record-page/index.ts'

export function prepareLibrary(context: { i18n: I18n; queryClient: QueryClient }) {
  const { queryClient } = context
  return prepareRecord({
    context,
    texts: ['books'],
    reading: [queryClient.query(newBooksQuery), queryClient.query(countedGenresQuery)],
  })
}
