import { createFileRoute } from '@tanstack/react-router'
import { prepareShelf, ShelfPage } from '#features/books/index.ts'
import { shelfSearch } from '../../-search.ts'

export const Route = createFileRoute('/app/books/')({
  staticData: { title: 'appBooks' },
  validateSearch: shelfSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareShelf(context, deps),
  component: Shelf,
})

function Shelf() {
  return <ShelfPage {...Route.useSearch()} />
}
