import { createFileRoute } from '@tanstack/react-router'
import { prepareShelfPage, ShelfPage } from '../../../index.ts'
import { shelfBooksSearch } from '../../../search.ts'

export const Route = createFileRoute('/app/shelves/$shelf')({
  staticData: { title: 'appShelf' },
  validateSearch: shelfBooksSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => prepareShelfPage({ context, params, deps }),
  component: OneShelf,
})

function OneShelf() {
  const { shelf } = Route.useParams()
  const { searchTerm } = Route.useSearch()
  return <ShelfPage key={shelf} named={shelf} searchTerm={searchTerm} />
}
