import { createFileRoute } from '@tanstack/react-router'
import { ListPage, prepareListPage } from '#kit/resource-pages/index.ts'
import { bookScreens } from '#modules/catalogue/books/index.ts'
import { listParts } from '#routes/manager/-list-parts-on-demand.ts'
import { managerModules } from '#routes/manager/-manager-modules.ts'
import { booksSearch } from '../../../search.ts'

export const Route = createFileRoute('/manager/books/')({
  validateSearch: booksSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareListPage({ ...context, managerModules }, bookScreens, deps),
  component: Books,
})

function Books() {
  return <ListPage screens={bookScreens} search={Route.useSearch()} parts={listParts} />
}
