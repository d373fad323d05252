import { createFileRoute } from '@tanstack/react-router'
import { guardPage } from '#routes/-guards.ts'
import { texts } from '#routes/-search.ts'
import { GenreListPage, prepareGenreList } from '../../index.ts'

export const Route = createFileRoute('/manager/genres')({
  staticData: { title: 'managerGenres' },
  validateSearch: texts('searchTerm', 'sort'),
  beforeLoad: guardPage({ genre: ['read'] }),
  loader: ({ context }) => prepareGenreList(context),
  component: Genres,
})

function Genres() {
  return <GenreListPage {...Route.useSearch()} />
}
