import { describe, expect, it } from 'vitest'
import { textDirection, firstLetterOf, fitText, scriptOf } from './fit-text.ts'

const room = { width: 60, height: 40, largest: 14, smallest: 4 }

describe('fitting text', () => {
  it('gives a short title the largest size', () => {
    expect(fitText('Emma', room).size).toBe(14)
  })

  it('shrinks until the longest word stands on one line', () => {
    const { size } = fitText('Frankenstein', room)
    expect(size).toBeLessThan(14)
    expect(size).toBeGreaterThan(8)
  })

  it('breaks a monster of a word rather than shrinking it to nothing', () => {
    expect(fitText('Donaudampfschifffahrtsgesellschaftskapitän', room).size).toBeGreaterThan(4.5)
  })

  it('says how many lines show of a text too long even for the smallest size', () => {
    const { size, lines } = fitText('word '.repeat(200), room)
    expect(size).toBe(4)
    expect(lines).toBe(8)
  })

  it.each([
    ['Война и мир', 'cased', 'ltr'],
    ['«ألف ليلة وليلة»', 'joined', 'rtl'],
    ['שירים', 'other', 'rtl'],
    ['源氏物語', 'square', 'ltr'],
    ['गोदान', 'other', 'ltr'],
    ['1984', 'cased', 'ltr'],
  ])('knows how %s is set', (title, script, direction) => {
    expect([scriptOf(title), textDirection(title)]).toEqual([script, direction])
  })

  it('keeps the marks of a first letter, and finds none where there is none', () => {
    expect(firstLetterOf('« À rebours »'.normalize('NFD')).normalize()).toBe('À')
    expect(firstLetterOf('1984')).toBe('')
  })
})
