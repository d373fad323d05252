import { createFileRoute } from '@tanstack/react-router'
import { bookImportTarget } from '#modules/catalogue/books/index.ts'
import { ImportPage, prepareImportPage } from '#modules/imports/index.ts'
import { guardPage } from '#routes/-guards.ts'
import { importSearch } from '../../../search.ts'

export const Route = createFileRoute('/manager/books/import')({
  staticData: { title: 'importBooks', shape: 'form' },
  validateSearch: importSearch,
  loaderDeps: ({ search }) => search,
  beforeLoad: guardPage({ book: ['create', 'update'] }),
  loader: ({ context, deps }) => prepareImportPage(context, bookImportTarget, deps),
  component: ImportBooks,
})

function ImportBooks() {
  return <ImportPage {...bookImportTarget} search={Route.useSearch()} />
}
