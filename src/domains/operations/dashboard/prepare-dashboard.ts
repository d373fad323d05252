import { activityNeeds, recentActivityQuery } from '#kit/activity/index.ts'
import { type PageContext, preparePage } from '#kit/page/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import type { Setup } from '#kit/setup/index.ts'
import { includesAll } from '#rules/includes-all.ts'
import { prepareSentences } from '../activity/index.ts'
import { dashboardQuery } from './dashboard.queries.ts'
import { namespaceOf } from './namespace-of.ts'

interface Context extends PageContext {
  setup: Setup
  parts: Parts
}

export async function prepareDashboard(context: Context) {
  const { i18n, queryClient, parts, setup } = context
  const mayReadActivity = includesAll(setup.session?.permissions ?? {}, activityNeeds)
  await preparePage({
    context,
    kind: 'record',
    texts: ['dashboard', 'record-list', ...parts.dashboardTexts],
    queries: [dashboardQuery, ...(mayReadActivity ? [recentActivityQuery()] : [])],
    reading: () => [mayReadActivity && prepareSentences(context)],
  })
  // Each item loads its own texts in the browser.
  const read = import.meta.env.SSR && queryClient.getQueryData(dashboardQuery.queryKey)
  if (!read) return
  const titles = read.items.map((item) => ('link' in item ? item.link.title : item.title))
  await i18n.loadNamespaces(titles.map(namespaceOf))
}
