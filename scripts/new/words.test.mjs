import { expect, test } from 'vitest'
import { sentence, wordsOf } from './words.mjs'

test.each([
  ['pets', 'pet', 'pets', 'pet', 'pets'],
  ['categories', 'category', 'categories', 'category', 'categories'],
  ['boxes', 'box', 'boxes', 'box', 'boxes'],
  ['houses', 'house', 'houses', 'house', 'houses'],
  ['pet-owners', 'pet-owner', 'petOwners', 'petOwner', 'pet_owners'],
])('%s are named in code, tables and addresses', (path, singular, many, one, table) => {
  expect(wordsOf(path)).toMatchObject({ path, singular, many, one, table })
})

test.each([
  ['Pets', 'no name for a resource'],
  ['pet_owners', 'no name for a resource'],
  ['1pets', 'no name for a resource'],
  ['../pets', 'no name for a resource'],
  ['sheep', 'Name one sheep too'],
  ['classes', 'reserved word'],
  ['imports', 'reserved word'],
])('%s is refused with what to do', (path, message) => {
  expect(() => wordsOf(path)).toThrow(message)
})

test('an irregular singular can be given', () => {
  expect(wordsOf('people', 'person')).toMatchObject({ one: 'person', many: 'people' })
})

test('names become words of a screen', () => {
  expect(['name', 'publishedYear', 'pet-owners'].map(sentence)).toEqual([
    'Name',
    'Published year',
    'Pet owners',
  ])
})
