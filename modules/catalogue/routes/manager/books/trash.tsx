import { createFileRoute } from '@tanstack/react-router'
import { prepareTrashPage, TrashPage } from '#kit/resource-pages/index.ts'
import { bookScreens } from '#modules/catalogue/books/index.ts'
import { guardPage } from '#routes/-guards.ts'
import { trashSearch } from '../../../search.ts'

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
