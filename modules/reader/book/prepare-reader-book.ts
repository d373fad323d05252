import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { forgetFailures } from '#kit/record-list/index.ts'
import { bookQuery } from '#modules/catalogue/books/index.ts'
import { genresQuery } from '#modules/catalogue/genres/index.ts'
import { isMissing } from '../is-missing.ts'
import type { ReaderParts } from '../reader-parts-context.ts'
import { neighboursQuery } from '../reader.queries.ts'
import { bookPreview } from './book-preview.ts'

interface LoaderInput {
  context: { i18n: I18n; queryClient: QueryClient }
  params: { id: string }
  /** True when the user only points at the link: the neighbours can wait. */
  preload: boolean
  parts: Partial<ReaderParts>
}

/** The server waits for the book, so that an unknown id is a 404 and the title is set; the browser does not wait. */
export async function prepareReaderBook({
  context,
  params,
  preload,
  parts: { prepareBook },
}: LoaderInput) {
  const { i18n, queryClient } = context
  const asked = Promise.allSettled([
    queryClient.query(bookQuery(params.id)),
    queryClient.query(genresQuery),
    preload || prepareBook?.(context, params.id),
    preload || queryClient.query(neighboursQuery(params.id)),
  ])
  await i18n.loadNamespaces(['books', 'problems'])
  if (!import.meta.env.SSR) return { name: bookPreview(queryClient, params.id)?.title }
  const [book] = await asked
  if (book.status === 'rejected' && isMissing(book.reason)) throw notFound()
  forgetFailures(queryClient)
  return { name: book.status === 'fulfilled' ? book.value.title : undefined }
}
