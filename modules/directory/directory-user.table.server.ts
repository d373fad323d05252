import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { organizations } from '#modules/organizations/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { id, times } from '#platform/database/columns.ts'

/** The directory's record of a user. Membership and ban say whether the user is active. */
export const directoryUsers = pgTable(
  'directory_users',
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    externalId: text(),
    displayName: text(),
    givenName: text(),
    familyName: text(),
    /** Kept after a deletion, because only the directory that banned a user lets them in again. */
    isDeleted: boolean().notNull().default(false),
    /** Of a user who is not active: the teams to join when they come back. */
    teamIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The reason of its ban; a ban with another one is not the directory’s. */
    banReason: text(),
    ...times,
  },
  (table) => [
    unique('directory_users_unique').on(table.organizationId, table.userId),
    index('directory_users_user').on(table.userId),
    index('directory_users_external')
      .on(table.organizationId, table.externalId)
      .where(sql`${table.externalId} IS NOT NULL`),
    index('directory_users_created').on(table.organizationId, table.createdAt, table.userId),
  ],
)
