import { createFileRoute } from '@tanstack/react-router'
import { bookScreens } from '#domains/catalogue/books/index.ts'
import { prepareTrashPage, TrashPage } from '#kit/resource-pages/index.ts'
import { trashSearch } from '../../-catalogue-search.ts'
import { guardPage } from '../../-guards.ts'

export const Route = createFileRoute('/manager/books/trash')({
  staticData: { title: 'bookTrash' },
  beforeLoad: guardPage({ book: ['delete'] }),
  validateSearch: trashSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareTrashPage(context, bookScreens, deps),
  component: BookTrash,
})

function BookTrash() {
  return <TrashPage screens={bookScreens} search={Route.useSearch()} />
}
