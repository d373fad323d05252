import { describe, expect, it } from 'vitest'
import { hueOf, initials } from './initials.ts'

describe('initials', () => {
  it.each([
    ['Amina Diallo', 'A\u200cD'],
    ['  ada  king lovelace ', 'A\u200cL'],
    ['Éléonore', 'É'],
    ['e\u0301le\u0301onore 5', 'E\u0301\u200c5'],
    ['نجيب محفوظ', 'ن\u200cم'],
    ['الطيب صالح', 'ط\u200cص'],
    ['王小波', '王'],
    ['', ''],
  ])('of "%s" are "%s"', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})

it('gives a name the same hue every time', () => {
  expect(hueOf('نجيب محفوظ')).toBe(hueOf('نجيب محفوظ'))
})
