import { createFileRoute } from '@tanstack/react-router'
import { organizationParts } from '#routes/-organization-parts.ts'
import { MembersPage, prepareMembers } from '../../../../index.ts'
import { membersSearch } from '../../../../search.ts'

export const Route = createFileRoute('/app/organizations/$slug/')({
  staticData: { title: 'organizationMembers' },
  validateSearch: membersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => prepareMembers(context, params.slug, deps),
  component: Members,
})

function Members() {
  return <MembersPage search={Route.useSearch()} parts={organizationParts} />
}
