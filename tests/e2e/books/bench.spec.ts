import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '../browser.ts'

test('issue 4: what the bench compares the product with says the same', async () => {
  test.slow()
  await promisify(execFile)(process.execPath, ['bench/agree.ts'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
})
