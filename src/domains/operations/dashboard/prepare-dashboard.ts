import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { activityNeeds, recentActivityQuery } from '#kit/activity/index.ts'
import { type DashboardPieces, dashboardQuery } from '#kit/dashboard/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { prepareRecord } from '#kit/record-page/index.ts'
import { readCookie, type Setup } from '#kit/setup/index.ts'
import { includesAll } from '#rules/includes-all.ts'
import type { Permissions } from '#rules/permissions.ts'
import { prepareSentences } from '../activity/index.ts'
import { gettingStartedQuery } from './getting-started/getting-started.queries.ts'
import { gettingStartedNeeds, HIDDEN_COOKIE } from './getting-started/offer.ts'
import { resourceTexts } from './resource-figure.tsx'

interface Context {
  setup: Setup
  i18n: I18n
  queryClient: QueryClient
  parts: Parts
}

export async function prepareDashboard(
  context: Context,
  loadPieces: () => Promise<DashboardPieces[]>,
) {
  const { i18n, queryClient, parts, setup } = context
  const may = (needs: Permissions) => includesAll(setup.session?.permissions ?? {}, needs)
  const offersSteps = readCookie(HIDDEN_COOKIE) === undefined && may(gettingStartedNeeds)
  const showsActivity = may(activityNeeds)
  await prepareRecord({
    context,
    texts: ['dashboard', 'record-list', ...parts.dashboardTexts],
    reading: [
      queryClient.query(dashboardQuery),
      ...(offersSteps ? [queryClient.query(gettingStartedQuery)] : []),
      ...(showsActivity
        ? [queryClient.query(recentActivityQuery()), prepareSentences(context)]
        : []),
    ],
  })
  // In the browser the tile of a described resource loads its texts itself.
  const read = import.meta.env.SSR && queryClient.getQueryData(dashboardQuery.queryKey)
  if (read) await i18n.loadNamespaces(resourceTexts(read, await loadPieces()))
}
