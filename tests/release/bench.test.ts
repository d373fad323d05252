import { execFileSync } from 'node:child_process'
import { test } from 'vitest'

test('issue 4: what the bench compares the product with says the same', () => {
  execFileSync(process.execPath, ['bench/agree.ts'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
})
