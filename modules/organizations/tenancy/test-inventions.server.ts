import { type AnyPgColumn, pgTable, text as words, uuid } from 'drizzle-orm/pg-core'
import { pictures } from '#kit/pictures/index.server.ts'
import {
  resourceApi,
  resourceColumns,
  resourceIndexes,
  searchColumns,
  serveResource,
  sortKeyColumn,
  trashApi,
} from '#kit/resource/index.server.ts'
import {
  choice,
  defineResource,
  picture,
  recordedActions,
  reference,
  text,
} from '#kit/resource/index.ts'
import { registerActivity } from '#platform/activity/actions.ts'
import { moment } from '#platform/database/columns.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { createTables } from '#platform/database/test-tables.ts'
import { organizations, organizationTenancy } from '../index.server.ts'

export const invention = defineResource('invention', {
  path: 'inventions',
  nameField: 'name',
  fields: {
    organizationId: reference('organization', { required: true, filter: true }),
    name: text({ required: true, search: 'words', sort: true }),
    state: choice(['open', 'done'], { filter: true, bulk: true }),
    coverId: picture({ filter: true }),
  },
  belongsTo: 'organizationId',
  unique: { fields: ['organizationId', 'name'], at: 'name', message: 'Name already used' },
  trash: true,
})

export const inventions = pgTable(
  'inventions',
  {
    ...resourceColumns,
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: words().notNull(),
    state: words(),
    coverId: uuid().references(() => pictures.id, { onDelete: 'set null' }),
    deletedAt: moment(),
    nameKey: sortKeyColumn((): AnyPgColumn => inventions.name),
    ...searchColumns((): AnyPgColumn[] => [inventions.name]),
  },
  (columns) => [
    ...resourceIndexes(invention, columns),
    organizationTenancy.policy('organization_id'),
  ],
)

export const serving = { table: inventions, tenancy: organizationTenancy }

export const inventionsOnServer = serveResource(invention, serving)

export const inventionsApi = {
  ...resourceApi(inventionsOnServer),
  ...trashApi(inventionsOnServer),
}

export async function inventionDatabase() {
  registerActivity({ actions: recordedActions(invention), targetTypes: [invention.name] })
  const database = await testDatabase()
  await createTables(database, { inventions })
  await database.pool.query('ALTER TABLE inventions FORCE ROW LEVEL SECURITY')
  return database
}
