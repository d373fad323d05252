import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/project.mjs'
import { guidePages } from '../docs/guide-pages.mjs'
import { knownModules } from './known-modules.mjs'
import { textOf, unitsOf } from './page-units.mjs'
import { linksTo, pagesWithout, withoutUnits, withUnits } from './pages.mjs'
import { isRowOf } from './variables.mjs'

const small = `# Configuration

## Pets

| variable      | default |
| ------------- | ------- |
| \`PETS_KEY\`  | none    |
| \`PETS_FEED\` | hay     |

## Secrets from files

| variable         | default |
| ---------------- | ------- |
| \`SMTP_URL_FILE\` | none    |
| \`PETS_KEY_FILE\` | none    |
`

test('a module takes the rows of its variables along, and sections that it leaves empty', () => {
  const left = withoutUnits(small, isRowOf(new Set(['PETS_KEY', 'PETS_FEED'])))
  expect(left).not.toContain('PETS')
  expect(left).not.toContain('## Pets')
  expect(left).toContain('SMTP_URL_FILE')
})

test('rows come back where the release has them, beside rows that the product added', () => {
  const isRow = isRowOf(new Set(['PETS_KEY', 'PETS_FEED']))
  expect(withUnits(withoutUnits(small, isRow), small, isRow)).toBe(small)
  const isFeed = isRowOf(new Set(['PETS_FEED']))
  const own = withoutUnits(small, isFeed).replace(
    '| none    |\n',
    '| none    |\n| `OWN` | none |\n',
  )
  expect(
    withUnits(own, small, isFeed)
      .split('\n')
      .slice(4, 9)
      .map((line) => line.slice(0, 13)),
  ).toEqual(['| variable   ', '| -----------', '| `PETS_KEY` ', '| `PETS_FEED`', '| `OWN` | non'])
})

const page = `# Pets

All pets are here.

- Cats sleep.
- Dogs bark ([dogs](dogs.md)).
- Fish swim.

## Dogs

Of [dogs](dogs.md):

\`\`\`sh
npm run bark
\`\`\`

They bark.

## Food

Cats eat fish.

Some [dogs](dogs.md) do:

\`\`\`sh
npm run fish
\`\`\`
`
const isOfDogs = (text) => text.includes('dogs.md')
const isOfBirds = (text) => text.includes('birds.md')

test('items, paragraphs with their code and sections that begin with a link go, and come back', () => {
  const left = withoutUnits(page, isOfDogs)
  expect(left).toBe(`# Pets

All pets are here.

- Cats sleep.
- Fish swim.

## Food

Cats eat fish.
`)
  expect(withUnits(left, page, isOfDogs)).toBe(page)
})

test('a section comes back without what another module has in it', () => {
  const both = page.replace('They bark.', 'They chase [birds](birds.md).')
  const left = withoutUnits(withoutUnits(both, isOfBirds), isOfDogs)
  const again = withUnits(left, both, isOfDogs, isOfBirds)
  expect(again).toBe(withoutUnits(both, isOfBirds))
})

test.each(knownModules().map(({ name }) => name))(
  'no page links to %s without it, and all are as before with it again',
  (name) => {
    const pages = pagesWithout([name], new Set())
    expect(pages.length).toBeGreaterThan(20)
    for (const [path, left] of pages) {
      const isOfModule = linksTo([name], path)
      expect([path, isOfModule(left)]).toEqual([path, false])
      const before = readFileSync(join(root, path), 'utf8')
      expect(withUnits(left, before, isOfModule)).toBe(before)
    }
  },
)

test.each(guidePages())('%s is what its units are', (path) => {
  const text = readFileSync(join(root, path), 'utf8')
  expect(textOf(unitsOf(text))).toBe(text)
})
