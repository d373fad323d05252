import { createFileRoute } from '@tanstack/react-router'
import { organizationParts } from '#routes/-organization-parts.ts'
import { allTexts } from '#routes/-search.ts'
import { MembersPage, prepareMembers } from '../../../../index.ts'

export const Route = createFileRoute('/app/organizations/$slug/')({
  staticData: { title: 'organizationMembers' },
  validateSearch: allTexts,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) =>
    prepareMembers(context, params.slug, { search: deps, parts: organizationParts }),
  component: Members,
})

function Members() {
  return <MembersPage search={Route.useSearch()} parts={organizationParts} />
}
