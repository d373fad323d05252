import { createFileRoute } from '@tanstack/react-router'
import { CreateBookPage, prepareCreate } from '#domains/catalogue/books/index.ts'

export const Route = createFileRoute('/manager/books/new')({
  staticData: { title: 'newBook' },
  loader: ({ context }) => prepareCreate(context),
  component: CreateBookPage,
})
