import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { genresQuery } from '#features/genres/index.ts'
import { forgetFailures } from './forget-failures.ts'
import { isMissing } from './is-missing.ts'
import { bookPageQuery, neighboursQuery } from './shelf.queries.ts'

interface Visit {
  context: { i18n: I18n; queryClient: QueryClient }
  params: { id: string }
  /** Somebody only points at it: what stands beside it can wait. */
  preload: boolean
}

/** What the page of a book needs: the browser does not wait for it, the server does, and knows which there are not. */
export async function prepareShelvedBook({
  context: { i18n, queryClient },
  params,
  preload,
}: Visit) {
  const asked = Promise.allSettled([
    queryClient.query(bookPageQuery(params.id)),
    queryClient.query(genresQuery),
    preload || queryClient.query(neighboursQuery(params.id)),
  ])
  await i18n.loadNamespaces(['books', 'session'])
  if (!import.meta.env.SSR) return
  const [book] = await asked
  if (book.status === 'rejected' && isMissing(book.reason)) throw notFound()
  forgetFailures(queryClient)
}
