import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareRecord } from '#kit/record-page/index.ts'
import { dashboardQuery } from './dashboard.queries.ts'

export const prepareDashboard = (context: { i18n: I18n; queryClient: QueryClient }) =>
  prepareRecord({
    context,
    texts: ['dashboard', 'record-list'],
    reading: [context.queryClient.query(dashboardQuery)],
  })
