import {
  array,
  assert,
  constantFrom,
  integer,
  property,
  string,
  stringMatching,
  tuple,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseCode } from './normalise-code.ts'

const ZEROS = ['0', '٠', '۰', '０'].map((zero) => zero.charCodeAt(0))

describe('behaviour 1: a code is read however it was written', () => {
  it.each([
    '123456',
    '123 456',
    '123-456',
    ' 123\u00a0456\n',
    '١٢٣٤٥٦',
    '۱۲۳ ۴۵۶',
    '１２３４５６',
    '\u200f١٢٣-456',
  ])('%j', (text) => expect(normaliseCode(text)).toBe('123456'))

  it('reads every digit of every script it knows, wherever separators stand', () => {
    const written = tuple(
      integer({ min: 0, max: 9 }),
      constantFrom(...ZEROS),
      stringMatching(/^[ \-–.\u200f]*$/),
    )
    assert(
      property(array(written), (digits) => {
        const text = digits
          .map(([digit, zero, gap]) => String.fromCharCode(zero + digit) + gap)
          .join('')
        expect(normaliseCode(text)).toBe(digits.map(([digit]) => digit).join(''))
      }),
    )
  })

  it('makes nothing but digits of any text, and leaves its own work alone', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const code = normaliseCode(text)
        expect(code).toMatch(/^[0-9]*$/)
        expect(normaliseCode(code)).toBe(code)
      }),
    )
  })
})
