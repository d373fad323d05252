import { expect, test } from 'vitest'
import { root } from '../bootstrap/project.mjs'
import { targetsIn } from './targets.mjs'

test('a generated resource may refer to each resource of the project that has an address', () => {
  const targets = targetsIn(root)
  expect([...targets.keys()]).toContain('user')
  for (const { path } of targets.values()) expect(path).toMatch(/^[\w-]+$/)
})
