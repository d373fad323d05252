import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareRecord } from '#kit/record-page/index.ts'
import { readingYearsQuery } from '../../reading.queries.ts'

export const prepareYears = (context: { i18n: I18n; queryClient: QueryClient }) =>
  prepareRecord({
    context,
    texts: ['reading'],
    reading: [context.queryClient.query(readingYearsQuery)],
  })
