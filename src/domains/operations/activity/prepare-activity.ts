import type { i18n as I18n } from 'i18next'
import {
  type ActivityAddress,
  activityListQuery,
  activityOf,
  loadRecorded,
  type Recorded,
} from '#kit/activity/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { prepareList } from '#kit/record-list/index.ts'
import { fetchList, type ListContext } from '#kit/resource-pages/index.ts'
import { isDay } from '#rules/day.ts'

export async function prepareActivity(
  context: ListContext & { parts: Parts },
  search: ActivityAddress,
) {
  const { i18n, queryClient, parts } = context
  const recorded = await loadRecorded(parts)
  // Day filters depend on the user's time zone, which only the browser knows.
  const isTheirs = import.meta.env.SSR && [search.from, search.to].some(isDay)
  const list = { search, query: activityListQuery }
  await Promise.all([
    i18n.loadNamespaces(['devices', 'resource-pages', ...namespacesOf(recorded)]),
    prepareList(context, 'activity', [
      ...parts.prepareReferences(queryClient),
      ...(isTheirs ? [] : [fetchList(queryClient, activityOf(recorded), list)]),
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
