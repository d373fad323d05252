import { createFileRoute } from '@tanstack/react-router'
import { BookGridPage, prepareBookGrid } from '#domains/catalogue/reader/index.ts'
import { shelfSearch } from '../../-catalogue-search.ts'
import { guardPage } from '../../-guards.ts'

export const Route = createFileRoute('/app/books/')({
  staticData: { title: 'appBooks' },
  validateSearch: shelfSearch,
  beforeLoad: guardPage({ book: ['read'] }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareBookGrid(context, deps),
  component: Shelf,
})

function Shelf() {
  return <BookGridPage {...Route.useSearch()} />
}
