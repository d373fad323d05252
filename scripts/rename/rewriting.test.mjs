import { expect, test } from 'vitest'
import { mention, rewriting } from './rewriting.mjs'

const paw = { name: 'Paw', id: 'paw', initial: 'M8 9h.5' }
const school = { name: 'St. Mary', id: 'st-mary', initial: 'M9 9h6' }

const text = (name, id, alert, initial) =>
  `# ${name}\n/opt/${id}-1 __Host-${id}.session ${alert}ProcessAway d="${initial}" \n`
const spared = 'Paws, pawn, Pawline and PAW'

test('a name, an id, an alert and an initial are replaced as whole words', () => {
  const rewrite = rewriting(paw, school)
  expect(rewrite(text('Paw', 'paw', 'Paw', 'M8 9h.5') + spared)).toBe(
    text('St. Mary', 'st-mary', 'StMary', 'M9 9h6') + spared,
  )
})

test('renaming back gives the text that there was', () => {
  const before = text('Paw', 'paw', 'Paw', 'M8 9h.5')
  expect(rewriting(school, paw)(rewriting(paw, school)(before))).toBe(before)
})

test('a name that holds the former one is not replaced twice', () => {
  const both = { name: 'Paw Paw', id: 'paw-paw', initial: paw.initial }
  expect(rewriting(paw, both)('Paw in /opt/paw')).toBe('Paw Paw in /opt/paw-paw')
})

test('a mention is a whole word', () => {
  expect(mention('St. Mary').test('the St. Mary app')).toBe(true)
  expect(mention('St. Mary').test('Stx Mary')).toBe(false)
  expect(mention('École').test('Écoles')).toBe(false)
})
