import { createFileRoute } from '@tanstack/react-router'
import { CreateBookPage, prepareCreate } from '#domains/catalogue/books/index.ts'
import { guardPage } from '../../-guards.ts'

export const Route = createFileRoute('/manager/books/new')({
  staticData: { title: 'newBook' },
  beforeLoad: guardPage({ book: ['create'] }),
  loader: ({ context }) => prepareCreate(context),
  component: CreateBookPage,
})
