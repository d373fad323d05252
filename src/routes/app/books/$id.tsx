import { createFileRoute } from '@tanstack/react-router'
import { prepareReaderBook, ReaderBookPage } from '#domains/catalogue/reader/index.ts'

export const Route = createFileRoute('/app/books/$id')({
  staticData: { title: 'appBook' },
  loader: ({ context, params, preload }) => prepareReaderBook({ context, params, preload }),
  component: Book,
})

function Book() {
  const { id } = Route.useParams()
  return <ReaderBookPage key={id} id={id} />
}
