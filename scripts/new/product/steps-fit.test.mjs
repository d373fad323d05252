import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../bootstrap/project.mjs'
import { follow } from '../../guides/follow.mjs'
import { stepsOf } from '../../guides/steps.mjs'
import { missingImports, visitsLibrary } from './library-tests.mjs'
import { library, removeLibrary, runGuided } from './product-command.mjs'

const made = new Set([
  '.data',
  '.git',
  '.shots',
  'dist',
  'dist-docs',
  'node_modules',
  'test-results',
])

function copied() {
  const copy = mkdtempSync(join(tmpdir(), 'steps-fit-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }))
  cpSync(root, copy, { recursive: true, filter: (path) => !made.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

/** Imports of files that the steps have deleted. */
function danglingIn(copy) {
  // Some tests hold imports in texts.
  const sources = globSync('{src,modules,tests,scripts,vite}/**/*.{ts,tsx,mjs}', {
    cwd: copy,
  }).filter((path) => !/(lint-samples|new-product\.test)\.ts$/.test(path))
  return sources.flatMap((path) =>
    missingImports(copy, path)
      .filter((gone) => existsSync(join(root, gone)))
      .map((gone) => `${path} imports ${gone}`),
  )
}

const userSpecs = (folder) => globSync('tests/e2e/users/*.spec.ts', { cwd: folder }).toSorted()

test('the steps that take the library out fit the files, and leave browser tests of the rest', async () => {
  const copy = copied()
  await removeLibrary(root, copy)
  const left = library.filter((name) => existsSync(join(copy, 'modules', name)))
  expect(left).toEqual([])
  expect(danglingIn(copy)).toEqual([])
  const browserTests = globSync('{tests,modules/*}/e2e/**/*.ts', { cwd: copy })
  expect(browserTests.filter((path) => visitsLibrary(copy, path))).toEqual([])
  expect(userSpecs(copy)).toEqual(userSpecs(root))
}, 120_000)

test.each(['community', 'catalogue'])(
  'the steps that take out the %s alone fit the files as they are',
  async (domain) => {
    const copy = copied()
    const steps = stepsOf(readFileSync(join(root, `docs/removing-the-${domain}.md`), 'utf8'))
    await follow(copy, steps, { run: (command) => runGuided(copy, command) })
    expect(danglingIn(copy)).toEqual([])
  },
  120_000,
)
