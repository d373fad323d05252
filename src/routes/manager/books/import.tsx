import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '#domains/catalogue/book-import/index.ts'
import { guardPage } from '../../-guards.ts'

export const Route = createFileRoute('/manager/books/import')({
  staticData: { title: 'importBooks' },
  beforeLoad: guardPage({ book: ['create', 'update'] }),
  component: ImportPage,
})
