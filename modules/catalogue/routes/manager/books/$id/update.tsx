import { createFileRoute } from '@tanstack/react-router'
import { prepareUpdatePage, UpdatePage } from '#kit/resource-pages/index.ts'
import { bookForm, bookScreens } from '#modules/catalogue/books/index.ts'
import { guardPage } from '#routes/-guards.ts'

export const Route = createFileRoute('/manager/books/$id/update')({
  staticData: { title: 'edit', shape: 'form' },
  beforeLoad: guardPage({ book: ['update'] }),
  loader: ({ context, params }) => prepareUpdatePage(context, bookScreens, params.id),
  component: UpdateBook,
})

function UpdateBook() {
  return <UpdatePage form={bookForm} id={Route.useParams().id} />
}
