import { createFileRoute } from '@tanstack/react-router'
import { bookForm, bookScreens } from '#domains/catalogue/books/index.ts'
import { prepareUpdatePage, UpdatePage } from '#kit/resource-pages/index.ts'
import { guardPage } from '../../../-guards.ts'

export const Route = createFileRoute('/manager/books/$id/update')({
  staticData: { title: 'edit', shape: 'form' },
  beforeLoad: guardPage({ book: ['update'] }),
  loader: ({ context, params }) => prepareUpdatePage(context, bookScreens, params.id),
  component: UpdateBook,
})

function UpdateBook() {
  return <UpdatePage form={bookForm} id={Route.useParams().id} />
}
