import type { OrganizationParts } from '#kit/parts/index.ts'
import { type ListContext, prepareResourceList, type Search } from '#kit/resource-pages/index.ts'
import { organization } from '../../organization.resource.ts'
import { ownOrganizationsQuery } from '../../organizations.queries.ts'

export const prepareOrganizations = (
  context: ListContext,
  search: Search,
  parts: readonly OrganizationParts[],
) =>
  prepareResourceList(context, organization, {
    search,
    query: ownOrganizationsQuery,
    texts: ['forms', 'pictures'],
    others: () =>
      parts.map(async ({ listHead }) => (await listHead?.fetch())?.fetch(context.queryClient)),
  })
