import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LAYOUTS } from './compositions.ts'
import { designCover } from './cover-design.ts'

/** The overlays of cover.css: white at the light edge, black at the foot in dark mode. */
const VEILS = [0.12, 0, -0.23]

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 255 }),
  fc.lorem({ maxCount: 40 }),
  fc.constantFrom('الأجنحة المتكسرة', '吾輩は猫である', 'गोदान', '🐋', '1984', ''),
)
const books = fc.record({
  title: words,
  author: words,
  hue: fc.option(fc.double({ min: 0, max: 360, noNaN: true }), { nil: undefined }),
})

describe('the design of a cover', () => {
  it('is the same for the same book', () => {
    fc.assert(
      fc.property(books, (book) => {
        expect(designCover({ ...book })).toEqual(designCover(book))
      }),
    )
  })

  it('sets any title and author inside the board', () => {
    fc.assert(
      fc.property(books, (book) => {
        const design = designCover(book)
        for (const { place, size, lines, leading } of [design.title, design.author]) {
          const [start, top, width, height] = place.box
          expect(start + width).toBeLessThanOrEqual(94)
          expect(top + height).toBeLessThanOrEqual(142)
          expect(size).toBeGreaterThan(3)
          expect(lines).toBeGreaterThanOrEqual(1)
          expect(lines * leading * size).toBeLessThanOrEqual(height + 0.001)
        }
      }),
      { numRuns: 20_000 },
    )
  })

  it('keeps every text at 4.5 or more on its ground, in light and in shade', () => {
    fc.assert(
      fc.property(books, fc.constantFrom(...VEILS), (book, veil) => {
        const { cloth, foil, paper, print, rubric } = designCover(book).cloth
        const light = (colour: string) => luminance(colour, veil)
        expect(contrast(light(foil), light(cloth))).toBeGreaterThanOrEqual(4.5)
        expect(contrast(light(print), light(paper))).toBeGreaterThanOrEqual(4.5)
        expect(contrast(light(rubric), light(paper))).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 1000 },
    )
  })

  it('changes only the dye with the genre', () => {
    const book = { title: 'Middlemarch', author: 'George Eliot' }
    const { cloth: _teal, ...teal } = designCover({ ...book, hue: 196 })
    const { cloth: _plum, ...plum } = designCover({ ...book, hue: 335 })
    expect(teal).toEqual(plum)
    expect(_teal).not.toEqual(_plum)
  })

  it('uses every composition on a shelf of a few hundred', () => {
    const drawn = Array.from(
      { length: 400 },
      (_, index) => designCover({ title: `Volume ${index}`, author: 'Anon.' }).composition,
    )
    expect(new Set(drawn)).toEqual(new Set(Object.keys(LAYOUTS)))
  })

  it('binds a book on the side its script starts from', () => {
    expect(designCover({ title: '«البخلاء»', author: 'الجاحظ' }).direction).toBe('rtl')
    expect(designCover({ title: '1984', author: 'George Orwell' }).direction).toBe('ltr')
  })

  it('never lets a long title into a composition that has no room for it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 80, maxLength: 255 }), (title) => {
        const { composition } = designCover({ title, author: 'Anon.' })
        expect(['classic', 'blanche', 'quarter', 'split']).toContain(composition)
      }),
    )
  })
})

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance(colour: string, veil: number): number {
  const [lightness = 0, chroma = 0, hue = 0] = Array.from(colour.matchAll(/[\d.]+/g), Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => {
    const encoded = Math.min(1, Math.max(0, channel)) ** (1 / 2.2)
    return (encoded * (1 - Math.abs(veil)) + Math.max(0, veil)) ** 2.2
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
