import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { connectionRequestQuery } from '../connections.queries.ts'

export const prepareConsent = (
  { i18n, queryClient }: { i18n: I18n; queryClient: QueryClient },
  search: Record<string, string>,
) =>
  Promise.all([
    i18n.loadNamespaces(['connections', 'problems']),
    queryClient.query(connectionRequestQuery(search)),
  ])
