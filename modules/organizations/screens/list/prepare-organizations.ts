import { type ListContext, prepareResourceList, type Search } from '#kit/resource-pages/index.ts'
import { receivedInvitationsQuery } from '../../invitations/invitations.queries.ts'
import { organization } from '../../organization.resource.ts'
import { ownOrganizationsQuery } from '../../organizations.queries.ts'

export const prepareOrganizations = (context: ListContext, search: Search) =>
  prepareResourceList(context, organization, {
    search,
    query: ownOrganizationsQuery,
    texts: ['forms', 'pictures'],
    others: () => [context.queryClient.query(receivedInvitationsQuery)],
  })
