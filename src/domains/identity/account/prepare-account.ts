import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { keysQuery } from '#domains/identity/keys/index.ts'
import { linkedAccountsQuery } from '#domains/identity/linked-accounts/index.ts'
import { passkeysQuery } from '#domains/identity/passkeys/index.ts'
import { forgetFailures } from '#kit/record-list/index.ts'
import { sessionsQuery } from './sessions/sessions.queries.ts'
import { signInsQuery } from './sign-ins/sign-ins.queries.ts'

export async function prepareAccount(context: { i18n: I18n; queryClient: QueryClient }) {
  const { i18n, queryClient } = context
  // The page shows the error if one of them fails.
  const lists = Promise.allSettled([
    queryClient.query(sessionsQuery),
    queryClient.query(keysQuery),
    queryClient.query(passkeysQuery),
    queryClient.query(linkedAccountsQuery),
    queryClient.infiniteQuery({ ...signInsQuery, staleTime: 'static' }),
  ])
  await Promise.all([
    i18n.loadNamespaces([
      'about',
      'account',
      'login',
      'problems',
      'devices',
      'session-list',
      'keys',
      'passkeys',
      'linked-accounts',
    ]),
    import.meta.env.SSR && lists,
  ])
  forgetFailures(queryClient)
}
