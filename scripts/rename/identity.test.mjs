import { expect, test } from 'vitest'
import { identityIn, newIdentity } from './identity.mjs'
import { initials } from './initials.mjs'

const current = { name: 'Former', id: 'former', initial: initials.F }
const called = (name, options = {}) => newIdentity(name, options, current)

test.each([
  ['Pawline', 'pawline', 'P'],
  ['École du Nord', 'ecole-du-nord', 'E'],
  ['  Ma   Bibliothèque ', 'ma-bibliotheque', 'M'],
  ['L’Œuvre', 'loeuvre', 'L'],
  ['St. Mary - Straße 7', 'st-mary-strasse-7', 'S'],
  ['Pawline مكتبتي', 'pawline', 'P'],
])('the id of a name has Latin letters only: %s', (name, id, letter) => {
  expect(called(name)).toEqual({
    name: name.trim().replaceAll(/ +/g, ' '),
    id,
    initial: initials[letter],
  })
})

test('an id may be chosen, and must be where the name has no Latin letter', () => {
  expect(() => called('مكتبتي')).toThrow('--id pawline')
  expect(called('مكتبتي', { id: 'maktabati' })).toMatchObject({
    name: 'مكتبتي',
    initial: initials.M,
  })
  expect(called('Pawline', { keepId: true })).toMatchObject({ id: 'former', initial: initials.P })
})

test.each([
  ['', 'Name the product'],
  ['x'.repeat(31), 'at most 30 characters'],
  ['Former', 'nothing to do'],
  ['pawline', 'could not tell them apart'],
  ['Root', 'taken by the system'],
  ['3M', 'No id'],
  ...[`L'Étagère`, 'a"b', 'a<b', 'a\\b', 'a\tb', 'a\nb', 'a: b', '$a', '-a', 'a\u202Eb'].map(
    (name) => [name, 'can’t be a name'.replace('’', "'")],
  ),
])('%j is refused as a name', (name, reason) => {
  expect(() => called(name)).toThrow(reason)
})

test.each(['', 'Pawline', 'paw_line', '-paw', '1paw', 'paw--line', 'postgres'])(
  '%j is refused as an id',
  (id) => {
    expect(() => called('Pawline', { id })).toThrow('id')
  },
)

test('an initial that the owner has drawn stays', () => {
  expect(newIdentity('Pawline', {}, { ...current, initial: 'M8 9h9' }).initial).toBe('M8 9h9')
})

test('the present name is read from product.ts', () => {
  const source = `export const product = {\n  name: 'Paw Line',\n  id: 'paw',\n  initial: 'M1',\n}`
  expect(identityIn(source)).toEqual({ name: 'Paw Line', id: 'paw', initial: 'M1' })
  expect(() => identityIn('')).toThrow('has no name')
})
