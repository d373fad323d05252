import { createFileRoute } from '@tanstack/react-router'
import { organizationParts } from '#routes/-organization-parts.ts'
import { OrganizationFrame, prepareOrganization } from '../../../../index.ts'

export const Route = createFileRoute('/app/organizations/$slug')({
  staticData: { title: 'organization' },
  loader: ({ context, params }) => prepareOrganization(context, params.slug),
  component: OneOrganization,
})

function OneOrganization() {
  return <OrganizationFrame slug={Route.useParams().slug} parts={organizationParts} />
}
