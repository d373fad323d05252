import { expect, test } from 'vitest'
import type { Figure } from './figure.ts'
import { summary, table } from './table.ts'

const speed = { perSecond: 812.4, p50: 11.5, p99: 30.25 }
const list: Figure = {
  name: 'first page',
  value: 0.52,
  unit: 'share',
  aim: 0.5,
  speed,
  bare: speed,
}
const weight: Figure = { name: 'scripts', value: 191, unit: 'kB', aim: 190, note: 'brotli' }
const lines = [
  { part: 'weight', figure: weight, change: { relative: 0.3, isWorse: true } },
  { part: 'books', figure: list, change: { relative: -0.04, isWorse: false } },
]

test('a table, by parts, gives each aim and whether it is met', () => {
  const [, , books = '', scripts = ''] = table(lines).split('\n')
  expect(books).toMatch(/^books +first page +812 +11\.50 +30\.25 .* 52\.0 % +≥ 50\.0 % +met +−4 %$/)
  expect(scripts).toMatch(/^weight +scripts +191\.0 kB +≤ 190\.0 kB +missed +\+30 % worse +brotli$/)
})

test('aims and what is worse are counted', () => {
  expect(summary(lines)).toBe('1 of 2 aims met, 1 figures worse than before by more than noise.')
})
