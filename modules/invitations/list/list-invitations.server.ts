import { desc, sql } from 'drizzle-orm'
import { listResource } from '#kit/resource/index.server.ts'
import { findMembership } from '#modules/organizations/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { newestFirst } from '#platform/list/order.ts'
import { invitationRights } from '../invitation-rights.server.ts'
import { invitation } from '../invitation.resource.ts'
import type { InvitationPage, InvitationQuery } from '../invitation.server.ts'
import { invitationColumns, isExpired, isOpen, invitations } from '../invitation.table.server.ts'

function isOfStatus(status: string) {
  if (status === 'pending') return isOpen
  return status === 'expired' ? isExpired : sql`${invitations.status} = ${status}`
}

const { list } = listResource(invitation, {
  table: invitations,
  columns: invitationColumns,
  scope: 'organizationId',
  conditions: {
    status: isOfStatus,
    searchTerm: (_, term) => sql`position(${term} IN lower(${invitations.email}::text)) > 0`,
  },
  order: {
    ...newestFirst(invitations.id),
    by: [desc(invitations.organizationId), desc(invitations.id)],
  },
})

export async function listInvitations(
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { id, searchTerm, ...query }: InvitationQuery,
): Promise<InvitationPage> {
  await findMembership(acting.orm, caller, id, invitationRights.list)
  const term = searchTerm?.trim().toLowerCase()
  return list({ acting }, { ...query, searchTerm: term, organizationId: id })
}
