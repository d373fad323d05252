import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareRecord } from '#kit/record-page/index.ts'
import { readingYearsQuery } from '../../reading/reading.queries.ts'
import { shelfBooksQuery } from '../../shelves.queries.ts'

export const prepareReading = (context: { i18n: I18n; queryClient: QueryClient }) =>
  prepareRecord({
    context,
    texts: ['shelves', 'reading'],
    reading: [
      context.queryClient.infiniteQuery(shelfBooksQuery('reading')),
      context.queryClient.query(readingYearsQuery),
    ],
  })
