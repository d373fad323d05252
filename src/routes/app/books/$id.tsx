import { createFileRoute } from '@tanstack/react-router'
import { BookPage, prepareBook } from '#features/books/index.ts'

export const Route = createFileRoute('/app/books/$id')({
  staticData: { title: 'appBook' },
  loader: ({ context, params, preload }) => prepareBook({ context, params, preload }),
  component: Book,
})

function Book() {
  const { id } = Route.useParams()
  return <BookPage key={id} id={id} />
}
