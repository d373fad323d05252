import { cpSync, existsSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../bootstrap/project.mjs'
import { missingImports } from './library-tests.mjs'
import { removeLibrary } from './product-command.mjs'

const made = new Set([
  '.data',
  '.git',
  '.shots',
  'dist',
  'dist-docs',
  'node_modules',
  'test-results',
])

test('the steps that take the library out fit the files as they are', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'steps-fit-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }))
  cpSync(root, copy, { recursive: true, filter: (path) => !made.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  await removeLibrary(root, copy)
  const left = ['catalogue', 'community'].filter((name) =>
    existsSync(join(copy, 'src/domains', name)),
  )
  expect(left).toEqual([])
  // The samples of lint are texts with invented imports.
  const sources = globSync('{src,tests,scripts,vite}/**/*.{ts,tsx,mjs}', { cwd: copy }).filter(
    (path) => !path.endsWith('lint-samples.ts'),
  )
  const dangling = sources.flatMap((path) =>
    missingImports(copy, path)
      .filter((gone) => existsSync(join(root, gone)))
      .map((gone) => `${path} imports ${gone}`),
  )
  expect(dangling).toEqual([])
}, 120_000)
