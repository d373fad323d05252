import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

/** Words of modules that the product ships with. */
const ofModules =
  /(?:(?<![a-z])(?:(?:book|genre|webhook|passkey|palette)s?|shel(?:f|ves))|(?:Book|Genre|Webhook|Passkey|Palette)s?|Shel(?:f|ves))(?![a-z])/g

const isOfBase = (path: string) =>
  !/\.test\.|\/test-|\.fixture\.|\.gen\.|^src\/app\/modules\./.test(path)

const namedIn = (text: string) => [...new Set(text.match(ofModules))]

test('the base says nothing of what its modules are about', () => {
  const files = projectFiles('src/**/*.{ts,tsx,css}', 'src/**/en.json').filter(({ path }) =>
    isOfBase(path),
  )
  const naming = files.map(({ path, text }) => [path, namedIn(text)] as const)
  expect(naming.filter(([, words]) => words.length > 0)).toEqual([])
})

test('the check finds a word within a name, and no longer word', () => {
  expect(namedIn('const newBooks = shelvesOf(bookmark, Genre, notebook)')).toEqual([
    'Books',
    'shelves',
    'Genre',
  ])
})
