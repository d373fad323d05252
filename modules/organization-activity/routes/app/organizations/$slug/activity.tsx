import { createFileRoute } from '@tanstack/react-router'
import {
  OrganizationActivityPage,
  prepareOrganizationActivity,
} from '../../../../organization-activity-page.tsx'
import { organizationActivitySearch } from '../../../../search.ts'

export const Route = createFileRoute('/app/organizations/$slug/activity')({
  staticData: { title: 'organizationActivity' },
  validateSearch: organizationActivitySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => prepareOrganizationActivity(context, params.slug, deps),
  component: Activity,
})

function Activity() {
  return <OrganizationActivityPage {...Route.useSearch()} />
}
