import { createFileRoute } from '@tanstack/react-router'
import { GenreListPage, prepareGenreList } from '#domains/catalogue/genres/index.ts'
import { genresSearch } from '../-catalogue-search.ts'
import { guardPage } from '../-guards.ts'

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
