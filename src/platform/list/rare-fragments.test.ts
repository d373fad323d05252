import { expect, test } from 'vitest'
import { isUncommon, rareFragments } from './rare-fragments.ts'

const shares: Record<string, number> = { the: 0.2, lig: 0.01, nbo: 0.001, hth: 0.002, onb: 0.004 }
const shareOf = (fragment: string) => shares[fragment] ?? 0.05

test('the rarest fragment of each word, then the next ones of any word', () => {
  expect(rareFragments(['lighthouse', 'onboarding'], shareOf)).toEqual(['nbo', 'hth', 'onb'])
})

test.each([
  ['few', ['hoev', 'light']],
  ['common', ['different', 'arrangement']],
  ['none', ['—', 'ab']],
])('whole words are looked up where fragments are %s', (_, words) => {
  expect(rareFragments(words, shareOf)).toEqual([])
})

test('a sign splits a word, and letters of any script count', () => {
  expect(rareFragments(['o-b-x', 'книга', 'مكتبات', '紅樓夢'], () => 0)).toHaveLength(3)
  expect(rareFragments(['ab-cd', 'ef.gh'], () => 0)).toEqual([])
})

test.each([
  [true, ['the', 'light']],
  [false, ['the', 'other']],
  [false, ['ab']],
])('a term is uncommon if any of its fragments is: %s for %j', (expected, words) => {
  expect(isUncommon(words, shareOf)).toBe(expected)
})
