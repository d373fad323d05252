import { describe, expect, it } from 'vitest'
import { formatsOf } from './formats.ts'

/** Noon where the test runs: the same day in every time zone. */
const day = new Date(2026, 2, 5, 12)

describe('spec 1: dates and numbers by locale', () => {
  it('writes Arabic with Arabic-Indic digits and the others with European ones', () => {
    expect(formatsOf('ar').number(1234.5)).toBe('١٬٢٣٤٫٥')
    expect(formatsOf('en').number(1234.5)).toBe('1,234.5')
    expect(formatsOf('fr').number(1234.5)).toBe('1\u202f234,5')
    expect(formatsOf('sw').number(1234.5)).toBe('1,234.5')
  })

  it('writes dates the way each language does', () => {
    expect(formatsOf('en').date(day)).toBe('5 Mar 2026')
    expect(formatsOf('fr').date(day)).toBe('5 mars 2026')
    expect(formatsOf('sw').date(day)).toBe('5 Mac 2026')
    expect(formatsOf('ar').date(day)).toMatch(/[٠-٩]/)
  })

  it('speaks of time passed', () => {
    expect(formatsOf('fr').relative(-1, 'day')).toBe('hier')
  })
})
