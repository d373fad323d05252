import { and, desc, sql } from 'drizzle-orm'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { listReader } from '#platform/list/list-reader.ts'
import { isText, type Order } from '#platform/list/order.ts'
import { orderAndLimit, type Part, type Reader, type Rows } from '#platform/list/rows.ts'
import { rights } from '../../organization-rights.server.ts'
import { findMembership } from '../../verbs/lock-organization.server.ts'
import { invitationColumns, isExpired, isOpen } from '../invitation-columns.server.ts'
import type { InvitationStatus } from '../invitation-statuses.ts'
import type { Invitation, InvitationPage, InvitationQuery } from '../invitation.server.ts'
import { invitations } from '../invitation.table.server.ts'

const select = (orm: Reader, { where, by, limit, total, stage }: Part) =>
  orm
    .select({ ...invitationColumns, total, stage })
    .from(invitations)
    .where(where)
    .orderBy(orderAndLimit(limit, by))

type ListedInvitation = Awaited<ReturnType<typeof select>>[number]

const rows: Rows<ListedInvitation, Invitation> = {
  table: invitations,
  select,
  show(row) {
    const { total: _, stage: __, ...invitation } = row
    return invitation
  },
}

const readInvitations = listReader(rows)

/** Ids sort by creation time. */
const newestFirst: Order<ListedInvitation> = {
  by: [desc(invitations.organizationId), desc(invitations.id)],
  keyOf: () => '',
  isKey: isText,
  after: (_, id) => sql`${invitations.id} < ${id}`,
}

function isOfStatus(status: InvitationStatus) {
  if (status === 'pending') return isOpen
  return status === 'expired'
    ? isExpired
    : sql`${invitations.status} = ${sql.placeholder('status')}`
}

export async function listInvitations(
  { acting: { orm }, caller }: VerbContext<'acting' | 'caller'>,
  query: InvitationQuery,
): Promise<InvitationPage> {
  const { id, searchTerm = '', status } = query
  await findMembership(orm, caller, id, rights.listInvitations)
  const term = searchTerm.trim().toLowerCase()
  const isFound =
    term !== '' &&
    sql`position(${sql.placeholder('term')} IN lower(${invitations.email}::text)) > 0`
  const list = {
    name: `invitations${status ? `, ${status}` : ''}${isFound ? ', searched' : ''}`,
    where: and(
      sql`${invitations.organizationId} = ${sql.placeholder('organizationId')}`,
      status && isOfStatus(status),
      isFound || undefined,
    ),
    values: { organizationId: id, status, term },
    plannedAnew: true,
    order: newestFirst,
    fingerprint: ['invitations', id, term, status],
  }
  return readInvitations(orm, list, query)
}
