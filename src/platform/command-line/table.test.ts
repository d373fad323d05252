import { expect, test } from 'vitest'
import { factsOf, tableOf } from './table.ts'

test('columns are aligned, and a missing value is a dash', () => {
  const at = new Date('2026-11-22T14:03:11Z')
  const rows = [
    { name: 'Ann', at },
    { name: '', at },
  ]
  expect(tableOf(rows, { name: ({ name }) => name, 'last used': (row) => row.at })).toBe(
    'NAME  LAST USED\nAnn   2026-11-22 14:03 UTC\n—     2026-11-22 14:03 UTC',
  )
  expect(factsOf({ Name: null, Email: 'ann@example.com' })).toBe('Name   —\nEmail  ann@example.com')
})

test('text that a user chose cannot rewrite the terminal', () => {
  const name = 'A\u001b[2J\u202eB\nC'
  expect(tableOf([{ name }], { name: (row) => row.name })).toBe('NAME\nA�[2J�B�C')
})
