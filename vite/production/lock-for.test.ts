import { describe, expect, test } from 'vitest'
import { lockFor } from './lock-for.ts'

const packages = {
  '': { dependencies: { picture: '1.0.0' } },
  'node_modules/picture': {
    version: '1.0.0',
    integrity: 'sha512-picture',
    dependencies: { version: '^7.0.0', colour: '^1.0.0' },
    optionalDependencies: { '@picture/linux': '1.0.0', '@picture/beos': '1.0.0' },
  },
  'node_modules/picture/node_modules/version': { version: '7.1.0' },
  'node_modules/version': { version: '6.0.0', dev: true },
  'node_modules/colour': { version: '1.0.0', dependencies: { helper: '^2.0.0' } },
  'node_modules/helper': { version: '2.0.0', devOptional: true },
  'node_modules/@picture/linux': { version: '1.0.0', optional: true, os: ['linux'] },
  'node_modules/compiler': { version: '8.0.0', dev: true },
}

describe('the lock of a production install', () => {
  test('has what the named packages need and nothing else', () => {
    expect(Object.keys(lockFor(['picture'], packages))).toEqual([
      'node_modules/@picture/linux',
      'node_modules/colour',
      'node_modules/helper',
      'node_modules/picture',
      'node_modules/picture/node_modules/version',
    ])
  })

  test('keeps versions, digests and platforms, and no mark of development', () => {
    const lock = lockFor(['picture'], packages)
    expect(lock['node_modules/picture']).toEqual(packages['node_modules/picture'])
    expect(lock['node_modules/@picture/linux']).toEqual(packages['node_modules/@picture/linux'])
    expect(lock['node_modules/helper']).toEqual({ version: '2.0.0', optional: true })
  })

  test('is refused for a package that the project does not lock', () => {
    expect(() => lockFor(['painting'], packages)).toThrow('painting')
    const { 'node_modules/colour': _colour, ...incomplete } = packages
    expect(() => lockFor(['picture'], incomplete)).toThrow('colour')
  })
})
