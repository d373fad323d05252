import { type ActivityAddress, activityListQuery, activityOf } from '#kit/activity/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { prepareList } from '#kit/record-list/index.ts'
import { fetchList, type ListContext } from '#kit/resource-pages/index.ts'
import { isDay } from '#rules/day.ts'
import { prepareSentences } from './prepare-sentences.ts'

export async function prepareActivity(
  context: ListContext & { parts: Parts },
  search: ActivityAddress,
) {
  const { i18n, queryClient, parts } = context
  const recorded = await prepareSentences(context)
  // Day filters depend on the user's time zone, which only the browser knows.
  const isTheirs = import.meta.env.SSR && [search.from, search.to].some(isDay)
  const list = { search, query: activityListQuery }
  await Promise.all([
    i18n.loadNamespaces('resource-pages'),
    prepareList(context, 'activity', [
      ...parts.prepareReferences(queryClient),
      ...(isTheirs ? [] : [fetchList(queryClient, activityOf(recorded), list)]),
    ]),
  ])
}
