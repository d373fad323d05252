import { expect, test } from 'vitest'
import {
  boolean,
  choice,
  date,
  defineResource,
  picture,
  reference,
  text,
} from '#kit/resource/index.ts'
import { addressIn, belongsTo, viewOf } from './address.ts'

const pet = defineResource('book', {
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
