import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('src/ui/theme/fonts.css', 'utf8')

/** The characters that a small font file is declared for. */
function rangeOf(file: string): [number, number][] {
  const face = css.split('@font-face').find((text) => text.includes(`/${file}.woff2`))
  const ranges = /unicode-range:\s*([^;]+);/.exec(face ?? '')?.[1]?.split(',') ?? []
  return ranges.map((range) => {
    const [first = '', last = first] = range.replace(/U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

const latin = rangeOf('inter')

test.each([
  ['en', latin],
  ['fr', latin],
  ['sw', latin],
  ['ar', [...latin, ...rangeOf('plex-arabic-400')]],
])('the small files have every letter of the texts in %s', (language, ranges) => {
  const files = globSync(`{src,modules}/**/locales/${language}.json`)
  // Each language offers the others by their own names.
  const texts = files.map((file) => readFileSync(file, 'utf8').replaceAll('العربية', ''))
  expect(texts.length).toBeGreaterThan(10)
  const isThere = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0
    return ranges.some(([first, last]) => first <= code && code <= last)
  }
  expect([...new Set(texts.join(''))].filter((letter) => !isThere(letter))).toEqual([])
})
