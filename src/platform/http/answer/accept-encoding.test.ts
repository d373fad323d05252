import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseEncoding } from './accept-encoding.ts'

test('whatever a client writes, it gets something it did not refuse', () => {
  const word = fc.constantFrom(
    'br',
    'gzip',
    'identity',
    '*',
    ';',
    ',',
    'q=',
    '0',
    '0.5',
    '1',
    ' ',
    'x',
  )
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const chosen = chooseEncoding(words.join(''), ['br', 'gzip'])
      expect(chosen === undefined || words.includes(chosen) || words.includes('*')).toBe(true)
    }),
  )
})

test('the best offered wins where the client does not care', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd', ['br', 'gzip'])).toBe('br')
  expect(chooseEncoding('gzip, br', [])).toBeUndefined()
})
