import { expect, test } from 'vitest'
import { boolean, choice, date, picture, reference, text, year } from './fields.ts'
import { listOfValues, valuesIn } from './filters/values.ts'
import { language } from './kinds/language.ts'
import { addressIn, belongsTo, viewOf } from './list-address.ts'
import { defineResource } from './resource.ts'

const pet = defineResource('pet', {
  path: 'pets',
  nameField: 'name',
  fields: {
    name: text({ required: true, sort: true }),
    ownerId: reference('user', { filter: true }),
    kind: choice(['cat', 'dog'], { filter: true }),
    tame: boolean({ filter: true }),
    photoId: picture({ filter: true }),
    born: date({ filter: true }),
  },
})

const asked = {
  searchTerm: 'a',
  owner: '1',
  kind: 'dog',
  tame: 'false',
  photo: 'none',
  born: '2026-05-03',
  sort: '-name',
}

test('behaviour 6: the address has one parameter for each filter, by its base name', () => {
  expect(addressIn(pet, asked)).toEqual({ ...asked, cursor: '' })
})

test('behaviour 6: values and orders that the list does not know are left out', () => {
  const wrong = { kind: 'cow', tame: 'perhaps', photo: 'x', born: '2026-13-01' }
  const filters = { owner: '', kind: '', tame: '', photo: '', born: '' }
  const none = { searchTerm: '', ...filters, sort: '', cursor: '' }
  expect(addressIn(pet, { ...wrong, sort: 'ownerId', more: 'x' })).toEqual(none)
})

test('the view has the filters as the API names them', () => {
  expect(viewOf(pet, addressIn(pet, asked))).toEqual({
    searchTerm: 'a',
    ownerId: '1',
    kind: 'dog',
    tame: false,
    photo: 'none',
    born: '2026-05-03',
    sort: '-name',
  })
})

test('a record leaves the view when it is deleted or no longer matches', () => {
  const view = viewOf(pet, addressIn(pet, { kind: 'dog', photo: 'none' }))
  const dates = { createdAt: new Date(0), updatedAt: new Date(0), deletedAt: null }
  const record = { id: '1', version: 1, ...dates, kind: 'dog', photoId: null }
  const stays = belongsTo(pet, view)
  expect(stays(record)).toBe(true)
  expect(stays({ ...record, kind: 'cat' })).toBe(false)
  expect(stays({ ...record, photoId: '2' })).toBe(false)
  expect(stays({ ...record, deletedAt: new Date() })).toBe(false)
})

const poem = defineResource('poem', {
  path: 'poems',
  nameField: 'title',
  fields: {
    title: text({ filter: true }),
    topicId: reference('topic', { filter: true }),
    language: language({ filter: true }),
    year: year({ filter: true }),
  },
  filters: { createdAt: true, missing: ['language', 'year'] },
})

test('of several values, the known ones stay; a text may hold a comma', () => {
  const search = {
    title: String.raw`Knopf\, Inc.,a,a`,
    topic: '1,2',
    language: 'fr,French',
    year: '1900..',
    createdAt: 'last30days',
    missing: 'year,weight',
  }
  const address = addressIn(poem, search)
  expect(address).toMatchObject({
    ...search,
    title: String.raw`Knopf\, Inc.,a`,
    language: 'fr',
    missing: 'year',
  })
  expect(viewOf(poem, address, 'Africa/Nairobi')).toMatchObject({
    topicId: '1,2',
    createdAt: 'last30days@Africa/Nairobi',
  })
  expect(valuesIn(address['title'] ?? '')).toEqual(['Knopf, Inc.', 'a'])
  expect(listOfValues(['Knopf, Inc.', 'a'])).toBe(address['title'])
})

test.each([
  ['year', ['..', '1900..x', 'last7days']],
  ['createdAt', ['2026-13-01', '..', 'yesterday']],
])('what is no range of %s is left out', (param, wrong) => {
  for (const value of wrong) expect(addressIn(poem, { [param]: value })[param]).toBe('')
})

test('a record with one of several values stays in the list', () => {
  const stays = belongsTo(poem, viewOf(poem, addressIn(poem, { topic: '1,2' })))
  expect([stays({ topicId: '2' }), stays({ topicId: '3' })]).toEqual([true, false])
})
