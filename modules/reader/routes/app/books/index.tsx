import { createFileRoute } from '@tanstack/react-router'
import { guardPage } from '#routes/-guards.ts'
import { BookGridPage, prepareBookGrid } from '../../../index.ts'
import { shelfSearch } from '../../../search.ts'
import { WithReaderParts } from './-with-reader-parts.tsx'

export const Route = createFileRoute('/app/books/')({
  staticData: { title: 'appBooks', shape: 'covers' },
  validateSearch: shelfSearch,
  beforeLoad: guardPage({ book: ['read'] }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    prepareBookGrid(context, deps, (await import('./-reader-parts.ts')).readerParts),
  component: Shelf,
})

function Shelf() {
  return (
    <WithReaderParts>
      <BookGridPage {...Route.useSearch()} />
    </WithReaderParts>
  )
}
