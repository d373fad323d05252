import { createFileRoute } from '@tanstack/react-router'
import {
  OrganizationShelves,
  prepareOrganizationShelves,
} from '../../../../screens/organization/organization-shelves.tsx'

export const Route = createFileRoute('/app/organizations/$slug/shelves')({
  staticData: { title: 'organizationShelves' },
  loader: ({ context, params }) => prepareOrganizationShelves(context, params.slug),
  component: OrganizationShelves,
})
