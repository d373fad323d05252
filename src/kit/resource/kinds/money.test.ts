import { expect, test } from 'vitest'
import { formatsOf } from '#i18n/formats.ts'
import { defineResource } from '../resource.ts'
import { schemasOf } from '../schemas.ts'
import { decimalOf, minorUnitsOf, money } from './money.ts'

test.each([
  ['EUR', 1250, '12.50'],
  ['EUR', -5, '-0.05'],
  ['EUR', 0, '0.00'],
  ['JPY', 1250, '1250'],
  ['KWD', 1, '0.001'],
  ['EUR', 999_999_999_999_999, '9999999999999.99'],
])('in %s, %d minor units are %s, and back', (currency, amount, decimal) => {
  expect(decimalOf(amount, currency)).toBe(decimal)
  expect(minorUnitsOf(decimal, currency)).toBe(amount)
})

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12.5000', 1250],
  ['12.', 1200],
  ['-0', 0],
  ['12.505', undefined],
  ['12,50', undefined],
  ['€12', undefined],
  ['', undefined],
])('"%s" in a file is %s cents', (decimal, amount) => {
  expect(minorUnitsOf(decimal, 'EUR')).toBe(amount)
})

test('an amount is shown in the notation of the language', () => {
  const { show } = money('EUR', {})
  expect(show?.(123_450, formatsOf('en'))).toBe('€1,234.50')
  expect(show?.(123_450, formatsOf('fr'))).toMatch(/^1\s234,50\s€$/)
  expect(show?.(123_450, formatsOf('ar'))).toContain('١٬٢٣٤٫٥٠')
})

test('an amount is a whole number of minor units within its bounds', () => {
  const fields = { price: money('EUR', { min: 0 }), fee: money('EUR', { required: true }) }
  const { draft } = schemasOf(
    defineResource('ticket', { path: 'tickets', nameField: 'fee', fields }),
  )
  const mistakes = (values: object) =>
    draft.safeParse({ fee: 1, ...values }).error?.issues.map(({ message }) => message)
  expect(mistakes({ price: 1250 })).toBeUndefined()
  expect(mistakes({ price: null })).toBeUndefined()
  for (const price of [12.5, -1, 1e15, '1']) {
    expect(mistakes({ price })).toEqual(['Price is invalid'])
  }
  expect(mistakes({ fee: null })).toEqual(['Fee is required'])
})
