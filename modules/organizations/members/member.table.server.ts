import { type SQL, sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { createdAt, id, sortableText, sortKey } from '#platform/database/columns.ts'
import { organizations } from '../organization.table.server.ts'
import type { OrganizationRole } from './organization-roles.ts'

/**
 * A trigger copies name and email from the user, so that lists of one organization use its own indexes. Another trigger
 * refuses changes that leave an organization without an owner.
 */
export const members = pgTable(
  'members',
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<OrganizationRole>().notNull(),
    name: text().notNull().default(''),
    email: text().notNull().default(''),
    createdAt: createdAt(),
    nameKey: sortableText()
      .notNull()
      .generatedAlwaysAs((): SQL => sortKey(members.name)),
    search: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`search_text(' ' || ${members.name} || ' ' || ${members.email})`,
      ),
    beginnings: text()
      .array()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`search_beginnings(${members.name} || ' ' || ${members.email})`,
      ),
  },
  (table) => [
    // One index per order and per role. Searches stay within one organization, which is never large.
    unique('members_person_unique').on(table.organizationId, table.userId),
    index('members_user').on(table.userId),
    index('members_name').on(table.organizationId, table.nameKey, table.id),
    index('members_joined').on(table.organizationId, table.createdAt, table.id),
    index('members_role_name').on(table.organizationId, table.role, table.nameKey, table.id),
    index('members_role_joined').on(table.organizationId, table.role, table.createdAt, table.id),
    check('members_role_known', sql`${table.role} IN ('owner', 'administrator', 'member')`),
  ],
)

export const memberColumns = {
  id: members.id,
  userId: members.userId,
  name: members.name,
  email: members.email,
  image: sql<string | null>`(SELECT image FROM ${users} WHERE ${users.id} = ${members.userId})`.as(
    'image',
  ),
  role: members.role,
  createdAt: members.createdAt,
}
