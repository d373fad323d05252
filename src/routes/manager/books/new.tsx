import { createFileRoute } from '@tanstack/react-router'
import { bookForm, bookScreens } from '#domains/catalogue/books/index.ts'
import { CreatePage, prepareCreatePage } from '#kit/resource-pages/index.ts'
import { guardPage } from '../../-guards.ts'

export const Route = createFileRoute('/manager/books/new')({
  staticData: { title: 'newBook', shape: 'form' },
  beforeLoad: guardPage({ book: ['create'] }),
  loader: ({ context }) => prepareCreatePage(context, bookScreens),
  component: NewBook,
})

function NewBook() {
  return <CreatePage form={bookForm} />
}
