import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareList } from '#kit/record-list/index.ts'
import { receivedInvitationsQuery } from '../../invitations/invitations.queries.ts'
import { ownOrganizationsQuery } from '../../organizations.queries.ts'
import type { OrganizationsAddress } from './organization-list-page.tsx'

export async function prepareOrganizations(
  context: { i18n: I18n; queryClient: QueryClient },
  { searchTerm, cursor }: OrganizationsAddress,
) {
  const list = ownOrganizationsQuery(searchTerm || undefined, cursor || undefined)
  await Promise.all([
    context.i18n.loadNamespaces(['forms', 'pictures']),
    prepareList(context, 'organizations', [
      context.queryClient.infiniteQuery({ ...list, staleTime: 'static' }),
      context.queryClient.query(receivedInvitationsQuery),
    ]),
  ])
}
