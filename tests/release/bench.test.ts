import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the product that the bench compares with gives the same answers', () => {
  const { status, stderr } = spawnSync(process.execPath, ['bench/agree.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
