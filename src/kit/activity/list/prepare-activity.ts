import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import type { Parts } from '#kit/parts/index.ts'
import { prepareList } from '#kit/record-list/index.ts'
import { activityListQuery } from '../activity.queries.ts'
import { loadRecorded, type Recorded } from '../recorded/recorded.ts'
import { type ActivityAddress, activityView } from './activity-address.ts'

export async function prepareActivity(
  context: { i18n: I18n; queryClient: QueryClient; parts: Parts },
  address: ActivityAddress,
) {
  const { i18n, queryClient, parts } = context
  const recorded = await loadRecorded(parts)
  const view = activityView(recorded, address)
  const list = activityListQuery(view, address.cursor || undefined)
  // Day filters depend on the user's time zone, which only the browser knows.
  const isTheirs = import.meta.env.SSR && (view.from ?? view.to) !== undefined
  await Promise.all([
    i18n.loadNamespaces(['devices', ...namespacesOf(recorded)]),
    prepareList(context, 'activity', [
      ...parts.prepareReferences(queryClient),
      ...(isTheirs ? [] : [queryClient.infiniteQuery({ ...list, staleTime: 'static' })]),
    ]),
  ])
  await i18n.loadNamespaces(namespacesWanted(i18n, recorded))
}

const namespacesOf = ({ targets }: Recorded) =>
  [...targets.values()].flatMap(({ namespace = [] }) => namespace)

const namespacesWanted = (i18n: I18n, { resources }: Recorded) =>
  [...resources.values()].flatMap(({ name, path }) =>
    i18n.exists(`activity:kinds.${name}`) ? [] : path,
  )
