import { createFileRoute } from '@tanstack/react-router'
import { OrganizationShelves } from '../../../../screens/organization/organization-shelves.tsx'
import { prepareOrganizationShelves } from '../../../../screens/organization/prepare-organization-shelves.ts'

export const Route = createFileRoute('/app/organizations/$slug/shelves')({
  staticData: { title: 'organizationShelves' },
  loader: ({ context, params }) => prepareOrganizationShelves(context, params.slug),
  component: OrganizationShelves,
})
