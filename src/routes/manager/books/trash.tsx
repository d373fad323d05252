import { createFileRoute } from '@tanstack/react-router'
import { prepareTrash, TrashPage } from '#domains/catalogue/books/index.ts'

export const Route = createFileRoute('/manager/books/trash')({
  staticData: { title: 'bookTrash' },
  loader: ({ context }) => prepareTrash(context),
  component: TrashPage,
})
