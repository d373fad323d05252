import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareRecord } from '#kit/record-page/index.ts'
import { genresQuery } from '#modules/catalogue/genres/index.ts'
import { readingYearsQuery } from '../../reading/reading.queries.ts'
import { ownShelvesQuery, sharedShelvesQuery } from '../../shelves.queries.ts'

export function prepareShelves(context: { i18n: I18n; queryClient: QueryClient }) {
  const { queryClient } = context
  return prepareRecord({
    context,
    texts: ['shelves', 'record-list', 'reading'],
    reading: [
      queryClient.query(ownShelvesQuery),
      queryClient.query(genresQuery),
      queryClient.query(readingYearsQuery),
      queryClient.infiniteQuery({ ...sharedShelvesQuery(), staleTime: 'static' }),
    ],
  })
}
