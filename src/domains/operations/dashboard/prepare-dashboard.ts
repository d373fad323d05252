import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { type DashboardPieces, dashboardQuery } from '#kit/dashboard/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { prepareRecord } from '#kit/record-page/index.ts'
import { resourceTexts } from './resource-figure.tsx'

interface Context {
  i18n: I18n
  queryClient: QueryClient
  parts: Parts
}

export async function prepareDashboard(
  context: Context,
  loadPieces: () => Promise<DashboardPieces[]>,
) {
  const { i18n, queryClient, parts } = context
  await prepareRecord({
    context,
    texts: ['dashboard', 'record-list', ...parts.dashboardTexts],
    reading: [queryClient.query(dashboardQuery)],
  })
  // In the browser the tile of a described resource loads its texts itself.
  const read = import.meta.env.SSR && queryClient.getQueryData(dashboardQuery.queryKey)
  if (read) await i18n.loadNamespaces(resourceTexts(read, await loadPieces()))
}
