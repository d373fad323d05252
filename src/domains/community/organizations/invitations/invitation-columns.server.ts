import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { InvitationStatus } from './invitation-statuses.ts'
import { invitations } from './invitation.table.server.ts'

export const isOpen = and(eq(invitations.status, 'pending'), gt(invitations.expiresAt, sql`now()`))

export const isExpired = and(
  eq(invitations.status, 'pending'),
  lte(invitations.expiresAt, sql`now()`),
)

export const shownStatus = sql<InvitationStatus>`CASE
  WHEN ${invitations.status} = 'pending' AND ${invitations.expiresAt} <= now() THEN 'expired'
  ELSE ${invitations.status} END`.as('shown_status')

export const invitationColumns = {
  id: invitations.id,
  email: invitations.email,
  role: invitations.role,
  teamId: invitations.teamId,
  inviterId: invitations.inviterId,
  status: shownStatus,
  expiresAt: invitations.expiresAt,
  createdAt: invitations.createdAt,
}

/** The recipient's language is needed to write the message; the API never shows it to inviters. */
export const sentColumns = { ...invitationColumns, language: invitations.language }
