import { createFileRoute } from '@tanstack/react-router'
import { GenreListPage, prepareGenreList } from '#modules/catalogue/genres/index.ts'
import { guardPage } from '#routes/-guards.ts'
import { genresSearch } from '../../search.ts'

export const Route = createFileRoute('/manager/genres')({
  staticData: { title: 'managerGenres' },
  validateSearch: genresSearch,
  beforeLoad: guardPage({ genre: ['read'] }),
  loader: ({ context }) => prepareGenreList(context),
  component: Genres,
})

function Genres() {
  return <GenreListPage {...Route.useSearch()} />
}
