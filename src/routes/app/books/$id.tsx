import { createFileRoute } from '@tanstack/react-router'
import { ReaderBookPage, prepareReaderBook } from '#domains/catalogue/reader/index.ts'
import { guardPage } from '../../-guards.ts'

export const Route = createFileRoute('/app/books/$id')({
  staticData: { title: 'appBook' },
  beforeLoad: guardPage({ book: ['read'] }),
  loader: ({ context, params, preload }) => prepareReaderBook({ context, params, preload }),
  component: Book,
})

function Book() {
  const { id } = Route.useParams()
  return <ReaderBookPage key={id} id={id} />
}
