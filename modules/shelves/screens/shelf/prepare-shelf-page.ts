import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { prepareRecord } from '#kit/record-page/index.ts'
import { genresQuery } from '#modules/catalogue/genres/index.ts'
import { isShelfName } from '../../shelf.ts'
import { shelfBooksQuery, shelfQuery } from '../../shelves.queries.ts'

interface LoaderInput {
  context: { i18n: I18n; queryClient: QueryClient }
  params: { shelf: string }
  deps: { searchTerm: string }
}

export async function prepareShelfPage({ context, params: { shelf }, deps }: LoaderInput) {
  if (!isShelfName(shelf)) throw notFound()
  const { queryClient } = context
  await prepareRecord({
    context,
    texts: ['shelves', 'record-list'],
    reading: [
      queryClient.query(shelfQuery(shelf)),
      queryClient.query(genresQuery),
      queryClient.infiniteQuery({
        ...shelfBooksQuery(shelf, deps.searchTerm.trim()),
        staleTime: 'static',
      }),
    ],
  })
}
