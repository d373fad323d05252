import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareRecord } from '#kit/record-page/index.ts'
import { genresQuery } from '#modules/catalogue/genres/index.ts'
import { ownShelvesQuery } from '../../shelves.queries.ts'
import { shelvesPageParts, textsOfParts } from './shelves-page-parts.ts'

export function prepareShelves(context: { i18n: I18n; queryClient: QueryClient }) {
  const { queryClient } = context
  return prepareRecord({
    context,
    texts: ['shelves', 'record-list', ...textsOfParts],
    reading: [
      queryClient.query(ownShelvesQuery),
      queryClient.query(genresQuery),
      ...shelvesPageParts.map(({ read }) => read(queryClient)),
    ],
  })
}
