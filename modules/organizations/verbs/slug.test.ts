import { expect, test } from 'vitest'
import { isSlug, slugOf } from './slug.ts'

test.each([
  ['Springfield Library', 'springfield-library'],
  ['  École d’été, 2026 ', 'ecole-d-ete-2026'],
  ['مكتبة المدينة', 'مكتبة-المدينة'],
  ['İstanbul', 'istanbul'],
  ['Новая книга', 'новая-книга'],
  ['한국 도서관', '한국-도서관'],
  ['𠮷野', '𠮷野'],
  ['𠮷', undefined],
  ['!?', undefined],
  ['New', undefined],
  ['x', undefined],
])('the address of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('an address made from a name, however long, is one', () => {
  const slug = slugOf('word '.repeat(40))
  expect(slug?.length).toBeLessThanOrEqual(60)
  expect(slug && isSlug(slug)).toBe(true)
  expect(slugOf(`${'x'.repeat(59)}𠮷`)).toBe('x'.repeat(59))
})

test.each(['a', '𠀀', '-ab', 'ab-', 'a--b', 'A B', 'a/b', '..', 'new', 'ab\n', 'x'.repeat(61)])(
  '%j is no address',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)
