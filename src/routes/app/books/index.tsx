import { createFileRoute } from '@tanstack/react-router'
import { prepareBookGrid, BookGridPage } from '#domains/catalogue/reader/index.ts'
import { shelfSearch } from '../../-search.ts'

export const Route = createFileRoute('/app/books/')({
  staticData: { title: 'appBooks' },
  validateSearch: shelfSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareBookGrid(context, deps),
  component: Shelf,
})

function Shelf() {
  return <BookGridPage {...Route.useSearch()} />
}
