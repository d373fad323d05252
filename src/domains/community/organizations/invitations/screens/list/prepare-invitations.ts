import { fetchList, type Search } from '#kit/resource-pages/index.ts'
import { mayIn } from '../../../organization-roles.ts'
import { type Context, prepareWithin } from '../../../screens/frame/prepare-organization.ts'
import { invitation } from '../../invitation.resource.ts'
import { invitationListQuery } from '../../invitations.queries.ts'

export const prepareInvitations = (context: Context, slug: string, search: Search) =>
  prepareWithin(context, slug, ({ id, role }) =>
    mayIn(role, { invitation: ['create'] })
      ? [
          fetchList(context.queryClient, invitation, {
            search,
            query: (view, cursor) => invitationListQuery(id, view, cursor),
          }),
        ]
      : [],
  )
