import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { members } from '#modules/organizations/index.server.ts'
import { shelves } from '#modules/shelves/tables/index.server.ts'
import { teams } from '#modules/teams/index.server.ts'
import { createdAt, id } from '#platform/database/columns.ts'

export const shelfShares = pgTable(
  'shelf_shares',
  {
    id: id(),
    shelfId: uuid()
      .notNull()
      .references(() => shelves.id, { onDelete: 'cascade' }),
    organizationId: uuid().notNull(),
    ownerId: uuid().notNull(),
    teamId: uuid().references(() => teams.id, { onDelete: 'cascade' }),
    access: text().$type<'read' | 'add'>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('shelf_shares_once')
      .on(table.shelfId, table.organizationId, table.teamId)
      .nullsNotDistinct(),
    // A share ends when the owner leaves the organization, and does not return with the owner.
    foreignKey({
      name: 'shelf_shares_owner_fk',
      columns: [table.organizationId, table.ownerId],
      foreignColumns: [members.organizationId, members.userId],
    }).onDelete('cascade'),
    index('shelf_shares_organization').on(table.organizationId, table.ownerId),
    index('shelf_shares_team').on(table.teamId),
    check('shelf_shares_access_known', sql`${table.access} IN ('read', 'add')`),
  ],
)
