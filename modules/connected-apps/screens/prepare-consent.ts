import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareScopes } from '#domains/identity/scopes/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { connectionRequestQuery } from '../connections.queries.ts'

interface Context {
  i18n: I18n
  parts: Parts
  queryClient: QueryClient
}

export async function prepareConsent(context: Context, search: Record<string, string>) {
  const { i18n, queryClient } = context
  const [{ scopes }] = await Promise.all([
    queryClient.query(connectionRequestQuery(search)),
    i18n.loadNamespaces(['connected-apps', 'problems']),
  ])
  await prepareScopes(context, scopes)
}
