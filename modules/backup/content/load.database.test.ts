import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { product } from '#rules/product.ts'
import { archiveFormat, type Manifest, manifestName } from '../archive/manifest.server.ts'
import { jsonOf } from '../archive/pack.server.ts'
import { load } from './load.server.ts'

const { pool } = await testDatabase()

test('a file that fails long before the next entry is read fails the restore in its turn', async () => {
  const manifest: Manifest = {
    product: product.id,
    format: archiveFormat,
    version: '0',
    createdAt: new Date().toISOString(),
    migrations: [],
    tables: [],
    files: 2,
  }
  async function* entries() {
    yield { name: manifestName, bytes: jsonOf(manifest) }
    yield { name: 'files/first', bytes: Buffer.alloc(1) }
    await pause(50)
    yield { name: 'files/second', bytes: Buffer.alloc(1) }
  }
  const unhandled: unknown[] = []
  const hear = (reason: unknown) => void unhandled.push(reason)
  const files = {
    ...openFileStore({ s3: undefined, dataDir: '/nowhere' }),
    write: (name: string) => Promise.reject(new Error(`no room for ${name}`)),
  }
  const client = await pool.connect()
  process.on('unhandledRejection', hear)
  try {
    const target = { client, files, manifest, hearing: {}, signal: undefined }
    await expect(load(entries(), target)).rejects.toThrow('no room for first')
  } finally {
    process.off('unhandledRejection', hear)
    client.release()
  }
  expect(unhandled).toEqual([])
})
