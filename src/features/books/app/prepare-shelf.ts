import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { genresQuery } from '#features/genres/index.ts'
import { forgetFailures } from './forget-failures.ts'
import type { ShelfAddress } from './shelf-view.ts'
import { lettersQuery, shelfQuery } from './shelf.queries.ts'

/** What the shelf needs: its texts, and its first books, which the browser does not wait for. */
export async function prepareShelf(
  { i18n, queryClient }: { i18n: I18n; queryClient: QueryClient },
  address: ShelfAddress,
) {
  const asked = Promise.allSettled([
    queryClient.infiniteQuery(shelfQuery(address)),
    queryClient.query(genresQuery),
    queryClient.query(lettersQuery(address.genre)),
  ])
  await i18n.loadNamespaces(['books', 'record-list', 'session'])
  if (!import.meta.env.SSR) return
  await asked
  forgetFailures(queryClient)
}
