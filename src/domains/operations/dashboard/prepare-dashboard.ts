import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { dashboardQuery } from '#kit/dashboard/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { prepareRecord } from '#kit/record-page/index.ts'
import { piecesFrom } from './load-pieces.ts'
import { resourceTexts } from './resource-figure.tsx'

interface Context {
  i18n: I18n
  queryClient: QueryClient
  parts: Parts
}

export async function prepareDashboard(context: Context) {
  const { i18n, queryClient, parts } = context
  const texts = parts.dashboard.flatMap((source) => source.texts)
  const [pieces] = await Promise.all([
    piecesFrom(parts.dashboard).fetch(),
    prepareRecord({
      context,
      texts: ['dashboard', 'record-list', ...texts],
      reading: [queryClient.query(dashboardQuery)],
    }),
  ])
  // In the browser the tile itself loads its texts.
  const read = import.meta.env.SSR && queryClient.getQueryData(dashboardQuery.queryKey)
  if (read) await i18n.loadNamespaces(resourceTexts(read, pieces))
}
