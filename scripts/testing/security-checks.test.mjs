import { expect, test } from 'vitest'
import { titlesIn, testTitles } from '../../tests/security/test-titles.ts'
import { securityChecks } from './security-checks.mjs'

test('every check of safety has a test, and no test names one that there is not', () => {
  const named = new Set(
    testTitles().flatMap(({ title }) =>
      [...title.matchAll(/\bcheck (\d+)/g)].map(([, number]) => Number(number)),
    ),
  )
  const checks = securityChecks()
  const numbers = checks.flatMap((says, index) => (says === null ? [] : [index + 1]))
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
