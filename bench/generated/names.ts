import { capital } from './capital.ts'
import { languages } from './languages.ts'
import { drawFrom, rankOf } from './random.ts'
import { wordsLike } from './words.ts'

export const givenNames = wordsLike('given-names', 800)
const families = wordsLike('family-names', 2500)
const arabic = languages[3]?.words ?? []
const ONE_ARABIC_IN = 12

export function namesOf(count: number, seed: number): string[] {
  const draw = drawFrom(seed)
  const oneOf = (words: string[], even: number) => words[rankOf(draw(), words.length, even)] ?? ''
  const names = new Set<string>()
  while (names.size < count) {
    const isArabic = draw() * ONE_ARABIC_IN < 1
    const parts = isArabic
      ? [oneOf(arabic, 400), oneOf(arabic, 400)]
      : [oneOf(givenNames, 20), oneOf(families, 400)]
    names.add(parts.map(capital).join(' '))
  }
  return [...names]
}
