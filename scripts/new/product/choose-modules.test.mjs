import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { chosenModules } from './choose-modules.mjs'

const root = mkdtempSync(join(tmpdir(), 'chosen-'))
afterAll(() => rmSync(root, { recursive: true }))
const needs = { pets: ['photos'], photos: [], mails: [], visits: ['pets'] }
for (const [name, needed] of Object.entries(needs)) {
  mkdirSync(join(root, 'modules', name), { recursive: true })
  writeFileSync(
    join(root, 'modules', name, 'module.json'),
    JSON.stringify({ purpose: 'Sample.', needs: needed }),
  )
}

test.each([
  [{ with: 'pets' }, ['pets', 'photos']],
  [{ with: 'visits, mails' }, ['mails', 'pets', 'photos', 'visits']],
  [{ without: 'photos' }, ['mails']],
  [{ without: 'mails' }, ['pets', 'photos', 'visits']],
  [{ only: 'base' }, []],
])('%o leaves %o', async (options, expected) => {
  expect(await chosenModules(root, options)).toEqual(expected)
})

test.each([
  [{ with: 'pets', without: 'mails' }, '--with and --without exclude each other'],
  [{ with: 'zebras' }, 'There is no module zebras'],
  [{ only: 'pets' }, '--only takes base'],
  [{}, '--without <a,b>'],
])('%o is refused', async (options, words) => {
  await expect(chosenModules(root, options)).rejects.toThrow(words)
})
