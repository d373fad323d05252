import { expect, test } from 'vitest'
import {
  beforeEdit,
  elementEdit,
  entryEdit,
  importEdit,
  lineEdit,
  nameEdit,
} from './text-edits.mjs'

const parts = `import { Tag } from 'lucide-react'
import { notes } from './notes.ts'

export const resources = [notes]

export const parts = {
  api: {
    notes: { list: notes },
  },
  screens: {},
}
`

const edits = [
  ['an import', importEdit('pets, petOwners', './pets.ts')],
  ['a name of an import', nameEdit('PawPrint', 'lucide-react')],
  ['an element', elementEdit('pets', 'export const resources = [')],
  ['an entry', entryEdit('    pets: { list: pets },', 'api: {')],
  ['a first entry', entryEdit(`    pets: () => import('./pets.tsx'),`, 'screens: {')],
  [
    'an entry before another',
    beforeEdit('  tests: {\n  },', '  screens: {},', /^  tests: \{[^]*?\n  \},\n/m),
  ],
  ['a line', lineEdit(`export { pets } from './pets.ts'`)],
]

test.each(edits)('%s is added once, and taken away without a trace', (_, edit) => {
  const added = edit.apply(parts)
  expect(added).toContain('p')
  expect(added).not.toBe(parts)
  expect(edit.apply(added)).toBe(added)
  expect(edit.revert(added).replace('{\n  }', '{}')).toBe(parts)
  expect(edit.revert(parts)).toBe(parts)
})

test('the formatter may have broken the lines of what is taken away', () => {
  const edit = entryEdit(
    `    'pet-owners': () => import('./pet-owners/pet-owner.screens.tsx'),`,
    'screens: {',
  )
  const broken = edit.apply(parts).replace('() => import', '() =>\n      import')
  expect(edit.revert(broken)).not.toContain('pet-owner')
})

test('a file without the place says so', () => {
  expect(() => entryEdit('    x,', 'nowhere: {').apply(parts)).toThrow('nowhere')
})
