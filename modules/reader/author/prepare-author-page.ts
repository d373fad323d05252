import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { forgetFailures } from '#kit/record-list/index.ts'
import { genresQuery } from '#modules/catalogue/genres/index.ts'
import { isMissing } from '../is-missing.ts'
import { authorQuery } from '../reader.queries.ts'

interface Context {
  i18n: I18n
  queryClient: QueryClient
}

/** The server waits for the author, so that an unknown name is a 404; the browser does not wait. */
export async function prepareAuthorPage({ i18n, queryClient }: Context, name: string) {
  const asked = Promise.allSettled([
    queryClient.query(authorQuery(name)),
    queryClient.query(genresQuery),
  ])
  await i18n.loadNamespaces(['books', 'problems'])
  if (!import.meta.env.SSR) {
    return { name: queryClient.getQueryData(authorQuery(name).queryKey)?.name }
  }
  const [author] = await asked
  if (author.status === 'rejected' && isMissing(author.reason)) throw notFound()
  forgetFailures(queryClient)
  return { name: author.status === 'fulfilled' ? author.value.name : undefined }
}
