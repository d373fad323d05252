import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { genresQuery } from '#features/genres/index.ts'
import { prepareList } from '#features/record-list/index.ts'
import { activityListQuery } from '../activity.queries.ts'
import { type ActivityAddress, viewOf } from './activity-address.ts'

/** What the list of what happened needs: its first rows, and the genres that changes of books name. */
export async function prepareActivity(
  context: { i18n: I18n; queryClient: QueryClient },
  address: ActivityAddress,
) {
  const { i18n, queryClient } = context
  const view = viewOf(address)
  const list = activityListQuery(view, address.cursor || undefined)
  // When a day begins, the reader's browser knows alone.
  const isTheirs = import.meta.env.SSR && (view.from ?? view.to) !== undefined
  await Promise.all([
    i18n.loadNamespaces('session-list'),
    prepareList(context, 'activity', [
      queryClient.query(genresQuery),
      ...(isTheirs ? [] : [queryClient.infiniteQuery({ ...list, staleTime: 'static' })]),
    ]),
  ])
}
