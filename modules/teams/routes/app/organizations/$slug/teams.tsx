import { createFileRoute } from '@tanstack/react-router'
import { prepareTeams, TeamsPage } from '../../../../index.ts'
import { teamsSearch } from '../../../../search.ts'

export const Route = createFileRoute('/app/organizations/$slug/teams')({
  staticData: { title: 'organizationTeams' },
  validateSearch: teamsSearch,
  loaderDeps: ({ search: { searchTerm, cursor } }) => ({ searchTerm, cursor }),
  loader: ({ context, params, deps }) => prepareTeams(context, params.slug, deps),
  component: Teams,
})

function Teams() {
  return <TeamsPage search={Route.useSearch()} />
}
