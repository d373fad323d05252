import { type AnyPgColumn, foreignKey, pgTable, text as words, uuid } from 'drizzle-orm/pg-core'
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

const workshop = defineResource('workshop', {
  path: 'workshops',
  nameField: 'name',
  fields: {
    organizationId: reference('organization', { required: true, filter: true }),
    name: text({ required: true, search: 'words', sort: true }),
  },
  belongsTo: 'organizationId',
  trash: true,
})

export const workshops = pgTable(
  'workshops',
  {
    ...resourceColumns,
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: words().notNull(),
    deletedAt: moment(),
    nameKey: sortKeyColumn((): AnyPgColumn => workshops.name),
    ...searchColumns((): AnyPgColumn[] => [workshops.name]),
  },
  (columns) => [
    ...resourceIndexes(workshop, columns),
    organizationTenancy.policy('organization_id'),
  ],
)

export const invention = defineResource('invention', {
  path: 'inventions',
  nameField: 'name',
  fields: {
    organizationId: reference('organization', { required: true, filter: true }),
    name: text({ required: true, search: 'words', sort: true }),
    state: choice(['open', 'done'], { filter: true, bulk: true }),
    workshopId: reference('workshop', { filter: true, bulk: true }),
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
    workshopId: uuid(),
    coverId: uuid().references(() => pictures.id, { onDelete: 'set null' }),
    deletedAt: moment(),
    nameKey: sortKeyColumn((): AnyPgColumn => inventions.name),
    ...searchColumns((): AnyPgColumn[] => [inventions.name]),
  },
  (columns) => [
    ...resourceIndexes(invention, columns),
    organizationTenancy.policy('organization_id'),
    foreignKey({
      name: 'inventions_workshop_fk',
      columns: [columns.organizationId, columns.workshopId],
      foreignColumns: [workshops.organizationId, workshops.id],
    }).onDelete('set null'),
  ],
)

export const workshopsOnServer = serveResource(workshop, {
  table: workshops,
  tenancy: organizationTenancy,
})

export const serving = {
  table: inventions,
  tenancy: organizationTenancy,
  references: { workshopId: { table: workshops, name: workshops.name } },
}

export const inventionsOnServer = serveResource(invention, serving)

export const workshopsApi = {
  ...resourceApi(workshopsOnServer),
  ...trashApi(workshopsOnServer),
}

export const inventionsApi = {
  ...resourceApi(inventionsOnServer),
  ...trashApi(inventionsOnServer),
}

export async function inventionDatabase() {
  registerActivity({
    actions: [...recordedActions(workshop), ...recordedActions(invention)],
    targetTypes: [workshop.name, invention.name],
  })
  const database = await testDatabase()
  await createTables(database, { workshops, inventions })
  for (const table of ['workshops', 'inventions']) {
    await database.pool.query(`ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`)
  }
  return database
}
