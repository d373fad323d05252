import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { genresQuery } from '#features/genres/index.ts'
import { trashQuery } from '../../books.queries.ts'

/** What the trash needs: its texts, and its first rows, which the browser does not wait for. */
export async function prepareTrash({
  i18n,
  queryClient,
}: {
  i18n: I18n
  queryClient: QueryClient
}) {
  // The page itself says when they fail; what failed on the server is asked for again by the browser.
  const forget = (queryKey: readonly unknown[]) => () =>
    import.meta.env.SSR && queryClient.removeQueries({ queryKey })
  const rows = Promise.all([
    queryClient
      .infiniteQuery({ ...trashQuery, staleTime: 'static' })
      .catch(forget(trashQuery.queryKey)),
    queryClient.query(genresQuery).catch(forget(genresQuery.queryKey)),
  ])
  await Promise.all([
    i18n.loadNamespaces(['books', 'record-list', 'session']),
    import.meta.env.SSR && rows,
  ])
}
