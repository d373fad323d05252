import {
  type AnyPgColumn,
  boolean as yesOrNo,
  doublePrecision,
  integer,
  pgTable,
  text as words,
} from 'drizzle-orm/pg-core'
import { registerActivity } from '#platform/activity/actions.ts'
import { moment } from '#platform/database/columns.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { createTables } from '#platform/database/test-tables.ts'
import {
  resourceColumns,
  resourceIndexes,
  searchColumns,
  serveResource,
  sortKeyColumn,
} from './index.server.ts'
import {
  boolean,
  choice,
  defineResource,
  longText,
  number,
  recordedActions,
  text,
  year,
} from './index.ts'

/** Its fields have the names of what statements, pages and files have beside them. */
export const oddity = defineResource('oddity', {
  path: 'oddities',
  nameField: 'name',
  fields: {
    name: text({ required: true, search: 'words', sort: true }),
    total: number({ sort: true, filter: true }),
    stage: text({ search: 'words', sort: true, filter: true }),
    order: number({ sort: true, filter: true }),
    kind: choice(['a', 'b'], { filter: true, bulk: true }),
    group: choice(['a', 'b'], { filter: true }),
    select: text({ filter: true }),
    user: text({ search: 'words' }),
    key: text({ sort: true, filter: true }),
    place: text({ filter: true }),
    text: text({}),
    count: year({ sort: true, filter: true }),
    stray: boolean({ filter: true }),
    isRepeated: boolean({}),
    desc: longText({ listed: false }),
  },
  unique: { fields: ['name'], at: 'name', message: 'Name already used' },
  trash: true,
})

export const oddities = pgTable(
  'described_oddities',
  {
    ...resourceColumns,
    name: words().notNull(),
    total: doublePrecision(),
    stage: words(),
    order: doublePrecision(),
    kind: words(),
    group: words(),
    select: words(),
    user: words(),
    key: words(),
    place: words(),
    text: words(),
    count: integer(),
    stray: yesOrNo(),
    isRepeated: yesOrNo(),
    desc: words(),
    deletedAt: moment(),
    nameKey: sortKeyColumn((): AnyPgColumn => oddities.name),
    stageKey: sortKeyColumn((): AnyPgColumn => oddities.stage),
    keyKey: sortKeyColumn((): AnyPgColumn => oddities.key),
    ...searchColumns((): AnyPgColumn[] => [oddities.name, oddities.stage, oddities.user]),
  },
  (columns) => resourceIndexes(oddity, columns),
)

export const odditiesOnServer = serveResource(oddity, { table: oddities })

export async function oddityDatabase() {
  registerActivity({ actions: recordedActions(oddity), targetTypes: [oddity.name] })
  const database = await testDatabase()
  await createTables(database, { oddities })
  return database
}
