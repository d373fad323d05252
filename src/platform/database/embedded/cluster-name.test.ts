import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { product } from '#rules/product.ts'
import { clusterName } from './cluster-name.ts'

test('a cluster keeps its user and its database when the product is renamed', () => {
  const data = mkdtempSync(join(tmpdir(), 'test-cluster-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  expect(clusterName({ data })).toBe(product.id)
  writeFileSync(
    join(data, 'postgresql.conf'),
    `max_connections = 100\ninclude = 'former-name.conf'\n`,
  )
  expect(clusterName({ data })).toBe('former-name')
})
