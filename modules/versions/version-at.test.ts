import { expect, test } from 'vitest'
import { defineResource, longText, text } from '#kit/resource/index.ts'
import { versionAt } from './version-at.ts'

const pet = defineResource('book', {
  path: 'pets',
  nameField: 'name',
  fields: { name: text({ required: true }), kind: text({}), notes: longText({}) },
})

const act = (id: string, verb: string, before: object | null, after: object | null) => ({
  id,
  action: `book.${verb}`,
  before: before && { ...before },
  after: after && { ...after },
})

const history = [
  act('6', 'update', { name: 'Rex II' }, { name: 'Rex III' }),
  act('5', 'restore', null, null),
  act('4', 'delete', null, null),
  act('3', 'update', { name: 'Rex', notes: null }, { name: 'Rex II', notes: 'Bites' }),
  act('2', 'update', { kind: 'dog' }, { kind: 'wolf' }),
  act('1', 'create', null, { name: 'Rex', kind: 'dog' }),
]
const today = { version: 6, name: 'Rex III', kind: 'wolf', notes: 'Bites' }

test.each([
  ['6', { name: 'Rex III', kind: 'wolf', notes: 'Bites' }],
  ['3', { name: 'Rex II', kind: 'wolf', notes: 'Bites' }],
  ['2', { name: 'Rex', kind: 'wolf', notes: null }],
  ['1', { name: 'Rex', kind: 'dog', notes: null }],
])('the version of act %s is what all later changes replaced', (id, values) => {
  expect(versionAt(pet, today, { history, id })).toEqual({ values, unsure: [] })
})

test('where changes are not on record, the fields that no record tells of are named', () => {
  const changed = { ...today, version: 7, kind: 'bear' }
  expect(versionAt(pet, changed, { history, id: '3' })).toEqual({
    values: { name: 'Rex II', kind: 'bear', notes: 'Bites' },
    unsure: ['kind'],
  })
  const late = history.slice(0, 4)
  expect(versionAt(pet, today, { history: late, id: '3' })?.unsure).toEqual(['kind'])
})

test('only a change of the record is a version of it', () => {
  expect(versionAt(pet, today, { history, id: '4' })).toBeUndefined()
  expect(versionAt(pet, today, { history, id: '0' })).toBeUndefined()
})
