import { createFileRoute } from '@tanstack/react-router'
import { bookCalls, bookScreens } from '#modules/catalogue/books/index.ts'
import { DuplicatesPage, prepareDuplicatesPage } from '#modules/duplicates/index.ts'
import { guardPage } from '#routes/-guards.ts'
import { duplicatesSearch } from '../../../search.ts'

export const Route = createFileRoute('/manager/books/duplicates')({
  staticData: { title: 'bookDuplicates' },
  beforeLoad: guardPage({ book: ['update', 'delete'] }),
  validateSearch: duplicatesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareDuplicatesPage(context, bookScreens, bookCalls, deps),
  component: BookDuplicates,
})

function BookDuplicates() {
  return <DuplicatesPage screens={bookScreens} calls={bookCalls} search={Route.useSearch()} />
}
