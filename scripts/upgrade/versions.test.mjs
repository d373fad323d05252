import { expect, test } from 'vitest'
import { compareVersions, versionIn } from './versions.mjs'

test('versions are compared part by part, as numbers', () => {
  const sorted = ['0.9.0', '0.10.0', '1.0.0', '1.0.1', '1.1.0']
  expect(sorted.toReversed().toSorted(compareVersions)).toEqual(sorted)
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0)
})

test('only whole versions are releases', () => {
  expect(['v1.2.3', '1.2.3', 'v1.2', 'v1.2.3-rc.1', 'latest'].map(versionIn)).toEqual([
    '1.2.3',
    '1.2.3',
    undefined,
    undefined,
    undefined,
  ])
})
