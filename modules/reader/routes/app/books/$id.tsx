import { createFileRoute } from '@tanstack/react-router'
import { guardPage } from '#routes/-guards.ts'
import { ReaderBookPage, prepareReaderBook } from '../../../index.ts'
import { WithReaderParts } from './-with-reader-parts.tsx'

export const Route = createFileRoute('/app/books/$id')({
  staticData: { title: 'appBook', shape: 'detail' },
  beforeLoad: guardPage({ book: ['read'] }),
  loader: async ({ context, params, preload }) =>
    prepareReaderBook({
      context,
      params,
      preload,
      parts: (await import('./-reader-parts.ts')).readerParts,
    }),
  component: Book,
})

function Book() {
  const { id } = Route.useParams()
  return (
    <WithReaderParts>
      <ReaderBookPage key={id} id={id} />
    </WithReaderParts>
  )
}
