import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { importMegabytes } from './import-upload.server.ts'

test('nginx lets a little more of an import through than the product takes', () => {
  const site = readFileSync('deploy/nginx.conf', 'utf8')
  const [, size] = /location ~ \S+import\S+ \{\s+client_max_body_size (\d+)m;/.exec(site) ?? []
  const config = readConfig({ AUTH_SECRET: 'x'.repeat(32) }, [importMegabytes])
  expect(Number(size)).toBe(importMegabytes.of(config) + 1)
})
