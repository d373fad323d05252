import { expect, test } from 'vitest'
import { refuseTaken } from './refusals.mjs'

const current = { name: 'Paw', id: 'paw', initial: 'M1' }
const files = [
  { path: 'README.md', text: 'Paw in /opt/paw has pets in a database. Pets are in homes.' },
]
const check = (name, id) => () => refuseTaken(current, { name, id, initial: 'M2' }, files)

test('a word of the guides is refused, as a name and as an id', () => {
  expect(check('Pets', 'my-pets')).toThrow('The name “Pets” is a word of README.md')
  expect(check('My Data', 'database')).toThrow('The id “database” is a word of README.md')
  expect(check('Pawline', 'pawline')).not.toThrow()
})

test('the present name may be a part of the next', () => {
  expect(check('Paw Paw', 'paw-paw')).not.toThrow()
  expect(check('Paw', 'paws')).not.toThrow()
})
