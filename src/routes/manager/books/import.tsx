import { createFileRoute } from '@tanstack/react-router'
import { importableBook } from '#domains/catalogue/books/index.ts'
import { ImportPage } from '#kit/import/index.ts'
import { guardPage } from '../../-guards.ts'

export const Route = createFileRoute('/manager/books/import')({
  staticData: { title: 'importBooks' },
  beforeLoad: guardPage({ book: ['create', 'update'] }),
  loader: ({ context }) => context.i18n.loadNamespaces(['import', 'books']),
  component: () => <ImportPage resource={importableBook} list="/manager/books" />,
})
