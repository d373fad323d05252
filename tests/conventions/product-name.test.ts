import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

/** Opening lines of books are called incipits; the format of a backup begins with its own word. */
const allowed = [
  'src/rules/product.ts',
  'src/domains/operations/backup/archive/encryption.server.ts',
  'src/domains/operations/gallery/examples/text-link.tsx',
]

test('issue 20.6: only product.ts and texts name the product', () => {
  const naming = projectFiles('src/**/*.{ts,tsx,css}')
    .filter(({ path }) => !/\.test\.|\/test-|sign-in-shelf\//.test(path) && !allowed.includes(path))
    .filter(({ text }) => /incipit/i.test(text))
  expect(naming.map(({ path }) => path)).toEqual([])
})
