import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '#features/book-import/index.ts'

export const Route = createFileRoute('/manager/books/import')({
  staticData: { title: 'importBooks' },
  component: ImportPage,
})
