import { createFileRoute } from '@tanstack/react-router'
import { bookScreens } from '#domains/catalogue/books/index.ts'
import { ListPage, prepareListPage } from '#kit/resource-pages/index.ts'
import { booksSearch } from '../../-catalogue-search.ts'

export const Route = createFileRoute('/manager/books/')({
  validateSearch: booksSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareListPage(context, bookScreens, deps),
  component: Books,
})

function Books() {
  return <ListPage screens={bookScreens} search={Route.useSearch()} />
}
