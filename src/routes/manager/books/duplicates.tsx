import { createFileRoute } from '@tanstack/react-router'
import { bookScreens } from '#domains/catalogue/books/index.ts'
import { DuplicatesPage, prepareDuplicatesPage } from '#kit/resource-pages/index.ts'
import { duplicatesSearch } from '../../-catalogue-search.ts'
import { guardPage } from '../../-guards.ts'

export const Route = createFileRoute('/manager/books/duplicates')({
  staticData: { title: 'bookDuplicates' },
  beforeLoad: guardPage({ book: ['update', 'delete'] }),
  validateSearch: duplicatesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareDuplicatesPage(context, bookScreens, deps),
  component: BookDuplicates,
})

function BookDuplicates() {
  return <DuplicatesPage screens={bookScreens} search={Route.useSearch()} />
}
