import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareRecord } from '#kit/record-page/index.ts'
import { shelfBooksQuery } from '../../shelves.queries.ts'

export const prepareCurrentBooks = (context: { i18n: I18n; queryClient: QueryClient }) =>
  prepareRecord({
    context,
    texts: ['shelves'],
    reading: [context.queryClient.infiniteQuery(shelfBooksQuery('reading'))],
  })
