import { describe, expect, it } from 'vitest'
import { acceptedLanguages, detectLanguage } from './detect-language.ts'

describe('spec 4: language detection', () => {
  it('takes the first candidate that it speaks', () => {
    expect(detectLanguage([null, 'xx', 'fr', 'ar'])).toBe('fr')
  })

  it('takes a regional variant for its language', () => {
    expect(detectLanguage(['ar-EG'])).toBe('ar')
    expect(detectLanguage(['SW_ke'])).toBe('sw')
  })

  it('falls back to English on nothing, on other languages and on nonsense', () => {
    expect(detectLanguage([])).toBe('en')
    expect(detectLanguage(['xx', 'xx-Hant', '', undefined, '../../etc'])).toBe('en')
  })
})

describe('spec 4: Accept-Language', () => {
  it('orders by quality and keeps the given order among equals', () => {
    expect(acceptedLanguages('en;q=0.5, fr-CA, ar;q=0.9, sw')).toEqual(['fr-CA', 'sw', 'ar', 'en'])
  })

  it('leaves out what is refused, malformed or missing', () => {
    expect(acceptedLanguages('fr;q=0, ;q=1, en;q=banana, ,ar')).toEqual(['ar'])
    expect(acceptedLanguages(null)).toEqual([])
  })
})
