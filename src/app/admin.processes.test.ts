import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a command whose reader has gone ends without a failure', () => {
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', 'set -o pipefail; "$0" dist/admin.mjs --help | true', process.execPath],
    { encoding: 'utf8' },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
