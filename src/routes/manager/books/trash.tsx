import { createFileRoute } from '@tanstack/react-router'
import { prepareTrash, TrashPage } from '#domains/catalogue/books/index.ts'
import { guardPage } from '../../-guards.ts'

export const Route = createFileRoute('/manager/books/trash')({
  staticData: { title: 'bookTrash' },
  beforeLoad: guardPage({ book: ['delete'] }),
  loader: ({ context }) => prepareTrash(context),
  component: TrashPage,
})
