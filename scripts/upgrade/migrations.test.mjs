import { expect, test } from 'vitest'
import { followingSnapshot, missingTables } from './migrations.mjs'

const table = (...columns) => ({ columns: Object.fromEntries(columns.map((name) => [name, {}])) })
const snapshot = (id, prevId, tables) => ({ id, prevId, version: '7', tables })

const before = snapshot('b', 'a', { notes: table('title'), owners: table('name') })
const after = snapshot('c', 'b', { notes: table('title', 'mood'), owners: table('name') })

test('a snapshot of the release gets the tables of the product, and follows its last one', () => {
  const own = snapshot('p', 'b', { ...before.tables, pets: table('name') })
  expect(followingSnapshot({ before, own, after })).toEqual(
    snapshot('c', 'p', { ...after.tables, pets: table('name') }),
  )
  expect(missingTables({ before, own, after })).toEqual([])
})

test('a table that the product dropped stays away, and is named', () => {
  const own = snapshot('p', 'b', { owners: table('name') })
  expect(followingSnapshot({ before, own, after }).tables).toEqual({ owners: table('name') })
  expect(missingTables({ before, own, after })).toEqual(['notes'])
})
