import { expect, test } from 'vitest'
import checks from './checks.json' with { type: 'json' }
import { titlesIn, testTitles } from './test-titles.ts'

test('every check of safety has a test, and no test names one that there is not', () => {
  const named = new Set(
    testTitles().flatMap(({ title }) =>
      [...title.matchAll(/\bcheck (\d+)/g)].map(([, number]) => Number(number)),
    ),
  )
  // Null is a check of a feature that was removed: the others keep their numbers.
  const numbers = checks.flatMap((says: string | null, index) => (says === null ? [] : [index + 1]))
  expect([...named].toSorted((a, b) => a - b)).toEqual(numbers)
})

test('a test is known by the groups that it stands in and by its own words', () => {
  const text = `
    describe('check 1: outside', () => {
      test.each<string>(['a'])(\`is \${what}, %s\`, () => {})
      test.describe('inside', () => test('one', () => {}))
    })
    pattern.test('no test')
    test.use({})`
  expect(titlesIn({ path: 'sample.test.ts', text }).map(({ title }) => title)).toEqual([
    'check 1: outside > is ${what}, %s',
    'check 1: outside > inside > one',
  ])
})
