import { createFileRoute } from '@tanstack/react-router'
import { prepareUpdate, UpdateBookPage } from '#domains/catalogue/books/index.ts'
import { guardPage } from '../../../-guards.ts'

export const Route = createFileRoute('/manager/books/$id/update')({
  staticData: { title: 'updateBook' },
  beforeLoad: guardPage({ book: ['update'] }),
  loader: ({ context, params }) => prepareUpdate(context, params.id),
  component: UpdateBook,
})

function UpdateBook() {
  return <UpdateBookPage id={Route.useParams().id} />
}
