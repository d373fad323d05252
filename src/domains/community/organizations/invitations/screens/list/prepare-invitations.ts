import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { mayIn } from '../../../organization-roles.ts'
import { prepareWithin } from '../../../screens/frame/prepare-organization.ts'
import { invitationListQuery } from '../../invitations.queries.ts'
import { type InvitationsAddress, invitationView } from '../../list/invitation-view.ts'

export function prepareInvitations(
  context: { i18n: I18n; queryClient: QueryClient },
  slug: string,
  address: InvitationsAddress,
) {
  return prepareWithin(context, slug, ({ id, role }) => {
    if (!mayIn(role, { invitation: ['create'] })) return []
    const list = invitationListQuery(id, invitationView(address), address.cursor || undefined)
    return [context.queryClient.infiniteQuery({ ...list, staleTime: 'static' })]
  })
}
