import { createFileRoute } from '@tanstack/react-router'
import { book } from '#modules/catalogue/books/book.resource.ts'
import { ImportPage, prepareImportPage } from '#modules/imports/index.ts'
import { guardPage } from '#routes/-guards.ts'
import { importSearch } from '../../../search.ts'

export const Route = createFileRoute('/manager/books/import')({
  staticData: { title: 'importBooks', shape: 'form' },
  validateSearch: importSearch,
  loaderDeps: ({ search }) => search,
  beforeLoad: guardPage({ book: ['create', 'update'] }),
  loader: ({ context, deps }) => prepareImportPage(context, book, deps),
  component: ImportBooks,
})

function ImportBooks() {
  return <ImportPage resource={book} search={Route.useSearch()} />
}
