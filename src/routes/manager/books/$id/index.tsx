import { createFileRoute } from '@tanstack/react-router'
import { BookPage, prepareBook } from '#domains/catalogue/books/index.ts'

export const Route = createFileRoute('/manager/books/$id/')({
  loader: ({ context, params }) => prepareBook(context, params.id),
  component: OneBook,
})

function OneBook() {
  return <BookPage id={Route.useParams().id} />
}
