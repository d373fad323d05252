import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '#domains/catalogue/book-import/index.ts'

export const Route = createFileRoute('/manager/books/import')({
  staticData: { title: 'importBooks' },
  component: ImportPage,
})
