import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { genresQuery } from '#domains/catalogue/genres/index.ts'
import { heldBooksQuery } from '#domains/catalogue/shelves/index.ts'
import { prepareList } from '#kit/record-list/index.ts'
import { lettersQuery, gridQuery } from '../reader.queries.ts'
import type { GridAddress } from './grid-view.ts'

export function prepareBookGrid(
  context: { i18n: I18n; queryClient: QueryClient },
  address: GridAddress,
) {
  const { i18n, queryClient } = context
  return Promise.all([
    prepareList(context, 'books', [
      prepareBooks(queryClient, address),
      queryClient.query(genresQuery),
      queryClient.query(lettersQuery(address.genre)),
    ]),
    i18n.loadNamespaces('shelves'),
  ])
}

async function prepareBooks(queryClient: QueryClient, address: GridAddress) {
  const { pages } = await queryClient.infiniteQuery(gridQuery(address))
  const ids = pages[0]?.items.map(({ id }) => id) ?? []
  if (ids.length > 0) await queryClient.query(heldBooksQuery(ids))
}
