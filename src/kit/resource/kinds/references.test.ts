import { expect, test } from 'vitest'
import { filtersOf } from '../filters/filter.ts'
import { defineResource } from '../resource.ts'
import { schemasOf } from '../schemas.ts'
import { namesIn, references } from './references.ts'

const fields = {
  ownerIds: references('owner', { required: true, filter: true }),
  editorIds: references('editor', {}),
}
const essay = defineResource('essay', { path: 'essays', nameField: 'ownerIds', fields })
const one = '019aa5b0-0000-7000-8000-00000000000a'
const other = '019aa5b0-0000-7000-8000-00000000000b'

test.each([
  ['Ada; Grace', ['Ada', 'Grace']],
  [' Ada ;; ', ['Ada']],
  [String.raw`Ada\; Countess; C:\\`, ['Ada; Countess', String.raw`C:\\`.slice(0, 3)]],
  ['', []],
])('the names in "%s" are %j', (cell, names) => {
  expect(namesIn(cell)).toEqual(names)
})

test('a set has each id once, in the order of the user', () => {
  const { draft } = schemasOf(essay)
  expect(draft.parse({ ownerIds: [other, one.toUpperCase(), other] })).toEqual({
    ownerIds: [other, one],
  })
  const mistakes = (values: object) =>
    draft.safeParse(values).error?.issues.map(({ message }) => message)
  expect(mistakes({ ownerIds: [] })).toEqual(['Owners is required'])
  expect(mistakes({})).toEqual(['Owners is required'])
  expect(mistakes({ ownerIds: ['x'] })).toEqual(['Owners not found'])
  expect(mistakes({ ownerIds: [one], editorIds: null })).toEqual(['Editors not found'])
})

test('a list is filtered by one of them', () => {
  expect(filtersOf(essay)).toEqual([
    { key: 'ownerId', param: 'owner', field: 'ownerIds', kind: 'references' },
  ])
})
