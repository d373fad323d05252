import { sql } from 'drizzle-orm'
import { type AnyPgColumn, pgTable, text as words } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { createTables } from '#platform/database/test-tables.ts'
import { newestFirst } from '#platform/list/order.ts'
import { defineResource, text } from '../index.ts'
import { listResource } from './list-records.server.ts'
import { resourceColumns, sortKeyColumn } from './table-parts.server.ts'

const note = defineResource('note', {
  path: 'notes',
  nameField: 'title',
  fields: { title: text({ required: true, search: 'words', sort: true }) },
})

const notes = pgTable('owned_notes', {
  ...resourceColumns,
  owner: words().notNull(),
  title: words().notNull(),
  titleKey: sortKeyColumn((): AnyPgColumn => notes.title),
})

const database = await testDatabase()
await createTables(database, { notes })
const idOf = (number: number) => `019aa5b0-0000-7000-8000-00000000000${number}`
await database.orm.insert(notes).values([
  { id: idOf(1), owner: 'ada', title: 'Milk' },
  { id: idOf(2), owner: 'ada', title: 'Bread' },
  { id: idOf(3), owner: 'ada', title: 'Tea' },
  { id: idOf(4), owner: 'ben', title: 'Coffee' },
])

const { list, matching } = listResource(note, {
  table: notes,
  columns: { title: notes.title, initial: sql<string>`left(${notes.title}, 1)`.as('initial') },
  scope: 'owner',
  conditions: { searchTerm: (_, term) => sql`position(${term} IN ${notes.title}) > 0` },
  order: newestFirst(notes.id),
})
const context = { acting: database }

test('a list of one owner is paged in its own order, and its cursor is of no use to another', async () => {
  const { items, nextCursor, total } = await list(context, { owner: 'ada', limit: 2 })
  expect(items).toEqual([
    { title: 'Tea', initial: 'T' },
    { title: 'Bread', initial: 'B' },
  ])
  expect(total.count).toBe(3)
  const next = { limit: 2, cursor: nextCursor ?? undefined }
  expect((await list(context, { owner: 'ada', ...next })).items).toMatchObject([{ title: 'Milk' }])
  await expect(list(context, { owner: 'ben', ...next })).rejects.toMatchObject({ status: 400 })
})

test('a list of one owner is sorted, and searched by its own condition', async () => {
  const found = await list(context, { owner: 'ada', sort: 'title', searchTerm: 'e', limit: 5 })
  expect(found.items.map(({ title }) => title)).toEqual(['Bread', 'Tea'])
  const where = await matching(database.orm, { owner: 'ben', searchTerm: 'e' })
  expect(await database.orm.$count(notes, where)).toBe(1)
})
