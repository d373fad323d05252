import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFiles, root } from '../conventions/project-files.ts'
import { specificationPage } from './specification-page.ts'
import { gaps, type Line, lines, withTests } from './specification.ts'
import { testTitles } from './test-titles.ts'

const tests = testTitles()

test('every line of the specification has its tests, and every test that claims one has its line', () => {
  expect(gaps(lines, tests)).toEqual([])
})

test('docs/specification.md says which (npm run docs writes it)', () => {
  const page = specificationPage(withTests(lines, tests))
  expect(readFileSync(join(root, 'docs/specification.md'), 'utf8')).toBe(page)
})

test('spec 8: every text that the specification gives is a text of the product', () => {
  const spoken = projectFiles('src/**/locales/en.json', 'src/{server,features,routes}/**/*.ts').map(
    ({ text }) => text.replaceAll(/\{\{(\w+)\}\}/g, '{$1}').replaceAll(/\$\{(\w+)\}/g, '{$1}'),
  )
  const asked = lines
    .filter(({ notBuilt }) => !notBuilt)
    .flatMap(({ says }) =>
      [...says.matchAll(/"([^"]+)"/g)].flatMap(([, words = '']) => words.split(' ... ')),
    )
  expect(asked.length).toBeGreaterThan(50)
  const missing = asked.filter((words) => !spoken.some((text) => text.includes(words.trim())))
  expect(missing).toEqual([])
})

describe('the check itself bites', () => {
  const line: Line = {
    id: '1.1',
    section: 1,
    says: 'It is so.',
    shownBy: ['so it is'],
    notBuilt: undefined,
  }
  const named = (title: string) => [{ path: 'a.test.ts', title }]

  test('on a line without a test', () => {
    expect(gaps([{ ...line, shownBy: [] }], named('so it is'))).toHaveLength(1)
    expect(gaps([line], named('something else'))).toHaveLength(1)
    expect(gaps([line], named('spec 1: so it is'))).toEqual([])
  })

  test('on a test that claims what was not asked for', () => {
    expect(
      gaps([line], [...named('so it is'), ...named('spec 1: what nobody asked')]),
    ).toHaveLength(1)
  })
})
