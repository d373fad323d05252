import { createFileRoute } from '@tanstack/react-router'
import { CreatePage, prepareCreatePage } from '#kit/resource-pages/index.ts'
import { bookForm, bookScreens } from '#modules/catalogue/books/index.ts'
import { guardPage } from '#routes/-guards.ts'

export const Route = createFileRoute('/manager/books/new')({
  staticData: { title: 'newBook', shape: 'form' },
  beforeLoad: guardPage({ book: ['create'] }),
  loader: ({ context }) => prepareCreatePage(context, bookScreens),
  component: NewBook,
})

function NewBook() {
  return <CreatePage form={bookForm} />
}
