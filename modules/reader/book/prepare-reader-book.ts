import { type PageContext, preparePage } from '#kit/page/index.ts'
import { genresQuery } from '#modules/genres/index.ts'
import { bookQuery } from '../books.queries.ts'
import type { ReaderParts } from '../reader-parts-context.ts'
import { neighboursQuery } from '../reader.queries.ts'
import { bookPreview } from './book-preview.ts'

interface LoaderInput {
  context: PageContext
  params: { id: string }
  /** True when the user only points at the link: the neighbours can wait. */
  preload: boolean
  parts: Partial<ReaderParts>
}

export async function prepareReaderBook({ context, params, preload, parts }: LoaderInput) {
  const { queryClient } = context
  const { id } = params
  const readOthers = () =>
    Promise.allSettled([parts.prepareBook?.(context, id), queryClient.query(neighboursQuery(id))])
  await preparePage({
    context,
    texts: ['books'],
    queries: [bookQuery(id), genresQuery],
    reading: () => [preload || readOthers()],
  })
  const book = queryClient.getQueryData(bookQuery(id).queryKey) ?? bookPreview(queryClient, id)
  return { name: book?.title }
}
