import { createFileRoute } from '@tanstack/react-router'
import { organizationParts } from '#routes/-organization-parts.ts'
import { OrganizationListPage, prepareOrganizations } from '../../../index.ts'
import { organizationsSearch } from '../../../search.ts'

export const Route = createFileRoute('/app/organizations/')({
  staticData: { title: 'appOrganizations' },
  validateSearch: organizationsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareOrganizations(context, deps, organizationParts),
  component: Organizations,
})

function Organizations() {
  return <OrganizationListPage search={Route.useSearch()} parts={organizationParts} />
}
