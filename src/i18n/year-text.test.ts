import { expect, test } from 'vitest'
import { formatsOf } from './formats.ts'
import { yearText } from './year-text.ts'

test.each([
  ['en', 1851, '1851'],
  ['en', 12, '12'],
  ['en', -700, '700 BC'],
  ['en', -1, '1 BC'],
  ['fr', -700, '700 av. J.-C.'],
  ['ar', 1851, '١٨٥١'],
] as const)('in %s, the year %d reads %s', (language, year, text) => {
  expect(yearText(year, formatsOf(language))).toBe(text)
})
