import { createFileRoute } from '@tanstack/react-router'
import { BookListPage, prepareBookList } from '#domains/catalogue/books/index.ts'
import { booksSearch } from '../../-catalogue-search.ts'

export const Route = createFileRoute('/manager/books/')({
  validateSearch: booksSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareBookList(context, deps),
  component: Books,
})

function Books() {
  return <BookListPage {...Route.useSearch()} />
}
