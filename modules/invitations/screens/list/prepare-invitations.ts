import { fetchList, type Search } from '#kit/resource-pages/index.ts'
import { mayIn, prepareWithin } from '#modules/organizations/index.ts'
import { invitation } from '../../invitation.resource.ts'
import { invitationListQuery } from '../../invitations.queries.ts'

export const prepareInvitations = (
  context: Parameters<typeof prepareWithin>[0],
  slug: string,
  search: Search,
) =>
  prepareWithin(context, slug, ({ id, role }) => [
    mayIn(role, { invitation: ['create'] }) &&
      fetchList(context.queryClient, invitation, { search, query: invitationListQuery(id) }),
  ])
