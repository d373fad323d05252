import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseIsbn } from './isbn.ts'

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })

/** By definition, the weighted sum of all digits is divisible by 10 (ISBN-13) or 11 (ISBN-10). */
const sum13 = (all: number[]) => all.reduce((sum, digit, at) => sum + digit * (at % 2 ? 3 : 1), 0)
const sum10 = (all: number[]) => all.reduce((sum, digit, at) => sum + digit * (10 - at), 0)

describe('an ISBN', () => {
  test.each([
    ['9780141439518', '9780141439518'],
    ['978-0-14-143951-8', '9780141439518'],
    [' 978 0 14 143951 8 ', '9780141439518'],
    ['0141439513', '9780141439518'],
    ['0-8044-2957-x', '9780804429573'],
    ['979-10-90636-07-1', '9791090636071'],
    ['978\u20110\u201114\u2011143951\u20118', '9780141439518'],
  ])('%j is %s', (written, isbn) => {
    expect(parseIsbn(written)).toBe(isbn)
  })

  test.each([
    '',
    '978',
    '9780141439519',
    '0141439514',
    '97801414395180',
    '9770141439518',
    'X141439513',
    '٩٧٨٠١٤١٤٣٩٥١٨',
  ])('%j is none', (written) => {
    expect(parseIsbn(written)).toBeUndefined()
  })

  test('of thirteen digits is one exactly when its sum divides by ten', () => {
    fc.assert(
      fc.property(fc.constantFrom(8, 9), digits(10), (third, rest) => {
        const all = [9, 7, third, ...rest]
        const written = all.join('')
        expect(parseIsbn(written)).toBe(sum13(all) % 10 === 0 ? written : undefined)
      }),
    )
  })

  test('of ten digits becomes a right one of thirteen that keeps its nine', () => {
    fc.assert(
      fc.property(digits(9), (nine) => {
        const last = (11 - (sum10(nine) % 11)) % 11
        const isbn = parseIsbn(nine.join('') + (last === 10 ? 'X' : last))
        expect(isbn?.slice(0, 12)).toBe(`978${nine.join('')}`)
        expect(sum13(Array.from(isbn ?? '', Number)) % 10).toBe(0)
      }),
    )
  })
})
