import { createFileRoute } from '@tanstack/react-router'
import { organizationParts } from '#routes/-organization-parts.ts'
import { ManagedOrganizationPage, prepareManagedOrganization } from '../../../index.ts'
import { managedMembersSearch } from '../../../search.ts'

export const Route = createFileRoute('/manager/organizations/$id')({
  staticData: { title: 'managerOrganization', isRecord: true },
  validateSearch: managedMembersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => prepareManagedOrganization(context, params.id, deps),
  component: OneOrganization,
})

function OneOrganization() {
  const { id } = Route.useParams()
  const search = Route.useSearch()
  return <ManagedOrganizationPage key={id} {...{ id, search }} parts={organizationParts} />
}
