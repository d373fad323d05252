import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { sessionsQuery } from './sessions.queries.ts'

/** What the account page needs: its texts, and the list of sessions, which the browser does not wait for. */
export async function prepareAccount(context: { i18n: I18n; queryClient: QueryClient }) {
  const { i18n, queryClient } = context
  // The page itself says when the list fails; a list that failed on the server is asked for again by the browser.
  const sessions = queryClient
    .query(sessionsQuery)
    .then(() => undefined)
    .catch(() => import.meta.env.SSR && queryClient.removeQueries(sessionsQuery))
  await Promise.all([
    i18n.loadNamespaces(['account', 'login', 'session']),
    import.meta.env.SSR && sessions,
  ])
}
