import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareList } from '#kit/record-list/index.ts'
import { activityListQuery } from '../activity.queries.ts'
import { type ActivityAddress, activityView } from './activity-address.ts'

/** Preloads the first rows; `references` preloads what the changes refer to. */
export async function prepareActivity(
  context: { i18n: I18n; queryClient: QueryClient },
  address: ActivityAddress,
  references: Promise<unknown>[],
) {
  const { i18n, queryClient } = context
  const view = activityView(address)
  const list = activityListQuery(view, address.cursor || undefined)
  // Day filters depend on the user's time zone, which only the browser knows.
  const isTheirs = import.meta.env.SSR && (view.from ?? view.to) !== undefined
  await Promise.all([
    i18n.loadNamespaces(['devices', 'jobs']),
    prepareList(context, 'activity', [
      ...references,
      ...(isTheirs ? [] : [queryClient.infiniteQuery({ ...list, staleTime: 'static' })]),
    ]),
  ])
}
