import { type SQL, sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { members, organizations } from '#modules/organizations/index.server.ts'
import {
  createdAt,
  id,
  sortableText,
  sortKey,
  times,
  uniqueKey,
} from '#platform/database/columns.ts'

export const teams = pgTable(
  'teams',
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name of the team in the organization’s directory. */
    externalId: text(),
    ...times,
    nameKey: sortableText()
      .notNull()
      .generatedAlwaysAs((): SQL => sortKey(teams.name)),
  },
  (table) => [
    index('teams_name').on(table.organizationId, table.nameKey, table.id),
    uniqueIndex('teams_name_unique').on(table.organizationId, uniqueKey(table.name)),
    check(
      'teams_name_length',
      sql`btrim(${table.name}) <> '' AND char_length(${table.name}) <= 255`,
    ),
  ],
)

export const teamMembers = pgTable(
  'team_members',
  {
    id: id(),
    teamId: uuid()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('team_members_unique').on(table.teamId, table.memberId),
    index('team_members_member').on(table.memberId),
  ],
)

export const teamColumns = { id: teams.id, name: teams.name, createdAt: teams.createdAt }
