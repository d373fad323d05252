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

/** Nouns of modules, which a reader of another module's texts would look for in vain where they are absent. */
const nouns = {
  invitations: /\binvitations?\b/i,
  shelves: /\bshel(?:f|ves)\b/i,
  teams: /\bteams?\b/i,
  webhooks: /\bwebhooks?\b/i,
}

const needs = new Map(
  projectFiles('modules/*/module.json').map(({ path, text }) => [
    path.split('/')[1] ?? '',
    (JSON.parse(text) as { needs: string[] }).needs,
  ]),
)

const withNeeds = (name: string): string[] => [name, ...(needs.get(name) ?? []).flatMap(withNeeds)]

test('a module says nothing of another that may be absent', () => {
  // The gallery shows components with texts of a library.
  const texts = projectFiles('modules/**/en.json').filter(({ path }) => !/\bgallery\//.test(path))
  const strange = texts.flatMap(({ path, text }) => {
    const [, own = ''] = path.split('/')
    const partners = Array.from(path.matchAll(/(?<=\/with-)[^/]+/g), ([name]) => name)
    const there = [own, ...partners].flatMap(withNeeds)
    return Object.entries(nouns)
      .filter(([name, noun]) => !there.includes(name) && noun.test(text.replace(/"\w+":/g, '')))
      .map(([name]) => `${path}: ${name}`)
  })
  expect(strange).toEqual([])
})
