import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import type { AccountSection } from '#kit/parts/index.ts'
import { forgetFailures } from '#kit/record-list/index.ts'
import { sessionsQuery } from './sessions/sessions.queries.ts'
import { signInsQuery } from './sign-ins/sign-ins.queries.ts'

export async function prepareAccount(
  { i18n, queryClient }: { i18n: I18n; queryClient: QueryClient },
  sections: readonly AccountSection[],
) {
  // The page shows the error if one of them fails.
  const lists = Promise.allSettled([
    queryClient.query(sessionsQuery),
    ...sections.map(async ({ part }) => (await part.fetch()).fetch(queryClient)),
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
      ...sections.map(({ texts }) => texts),
    ]),
    Promise.allSettled(sections.map(({ part }) => part.fetch())),
    import.meta.env.SSR && lists,
  ])
  forgetFailures(queryClient)
}
