import { and, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#i18n/languages.ts'
import { type OrganizationRole, organizations } from '#modules/organizations/index.server.ts'
import { teams } from '#modules/teams/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { citext, createdAt, id, moment } from '#platform/database/columns.ts'
import type { InvitationStatus } from './invitation-statuses.ts'

/** An expired invitation keeps the status `pending`; readers must check `expires_at`. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    email: citext().notNull(),
    role: text().$type<OrganizationRole>().notNull(),
    teamId: uuid().references(() => teams.id, { onDelete: 'set null' }),
    /** The invitation is void without its inviter. */
    inviterId: uuid().references(() => users.id, { onDelete: 'set null' }),
    language: text().$type<Language>().notNull(),
    status: text().$type<Exclude<InvitationStatus, 'expired'>>().notNull().default('pending'),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => {
    const isOpen = sql`${table.status} = 'pending'`
    return [
      uniqueIndex('invitations_open_unique').on(table.organizationId, table.email).where(isOpen),
      index('invitations_organization').on(table.organizationId, table.id),
      index('invitations_status').on(table.organizationId, table.status, table.id),
      index('invitations_email').on(table.email, table.id),
      index('invitations_inviter').on(table.inviterId),
      index('invitations_team').on(table.teamId),
      check(
        'invitations_status_known',
        sql`${table.status} IN ('pending', 'accepted', 'declined', 'cancelled')`,
      ),
      check('invitations_role_known', sql`${table.role} IN ('owner', 'administrator', 'member')`),
    ]
  },
)

export const isOpen = and(eq(invitations.status, 'pending'), gt(invitations.expiresAt, sql`now()`))

export const isExpired = and(
  eq(invitations.status, 'pending'),
  lte(invitations.expiresAt, sql`now()`),
)

export const shownStatus = sql<InvitationStatus>`CASE
  WHEN ${isExpired} THEN 'expired' ELSE ${invitations.status} END`.as('shown_status')

const { organizationId: _, language, ...columns } = getTableColumns(invitations)

export const invitationColumns = { ...columns, status: shownStatus }

/** The recipient's language is needed to write the message; the API never shows it to inviters. */
export const sentColumns = { ...invitationColumns, language }
