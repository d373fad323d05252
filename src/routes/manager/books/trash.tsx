import { createFileRoute } from '@tanstack/react-router'
import { bookScreens } from '#domains/catalogue/books/index.ts'
import { prepareTrashPage, TrashPage } from '#kit/resource-pages/index.ts'
import { guardPage } from '../../-guards.ts'

export const Route = createFileRoute('/manager/books/trash')({
  staticData: { title: 'bookTrash' },
  beforeLoad: guardPage({ book: ['delete'] }),
  loader: ({ context }) => prepareTrashPage(context, bookScreens),
  component: BookTrash,
})

function BookTrash() {
  return <TrashPage screens={bookScreens} />
}
