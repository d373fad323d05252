import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type FileStore, openFileStore } from './file-store.ts'
import { serveS3 } from './test-s3.ts'

const bytes = Buffer.from('\0Call me Ishmael.\xFF'.repeat(10_000), 'latin1')

async function emptyFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return dataDir
}

const stores: Record<string, () => Promise<FileStore>> = {
  'a folder': async () => openFileStore({ s3: undefined, dataDir: await emptyFolder() }),
  'an S3 store': async () => {
    const { config } = await serveS3()
    return openFileStore({ s3: config, dataDir: '/nowhere' })
  },
}

describe.each(Object.entries(stores))('%s', (_, open) => {
  test('gives what it was given, until it is removed', async () => {
    const store = await open()
    expect(await store.read('af/one.webp')).toBeUndefined()
    await store.write('af/one.webp', bytes, 'image/webp')
    const stored = await store.read('af/one.webp')
    expect(stored?.size).toBe(bytes.length)
    expect(stored && (await buffer(stored.body))).toEqual(bytes)
    await store.remove('af/one.webp')
    await store.remove('af/one.webp')
    expect(await store.read('af/one.webp')).toBeUndefined()
  })

  test('may be read by many, and left in the middle', async () => {
    const store = await open()
    await store.write('one.webp', bytes, 'image/webp')
    const left = await store.read('one.webp')
    await left?.body.cancel()
    const read = Array.from({ length: 20 }, async () => {
      const stored = await store.read('one.webp')
      return stored && (await buffer(stored.body)).length
    })
    expect(new Set(await Promise.all(read))).toEqual(new Set([bytes.length]))
  })
})

test('a write that was cut off leaves nothing to read, and nothing behind once removed', async () => {
  const dataDir = await emptyFolder()
  const store = openFileStore({ s3: undefined, dataDir })
  await store.write('af/whole.webp', bytes, 'image/webp')
  await writeFile(join(dataDir, 'files/af/cut.webp.unfinished'), bytes.subarray(0, 10))
  expect(await store.read('af/cut.webp')).toBeUndefined()
  await store.remove('af/cut.webp')
  expect(await readdir(join(dataDir, 'files/af'))).toEqual(['whole.webp'])
  expect(await readFile(join(dataDir, 'files/af/whole.webp'))).toEqual(bytes)
})

test('a store that refuses is no empty store', async () => {
  const { config, objects, refused } = await serveS3()
  const store = openFileStore({ s3: { ...config, secretAccessKey: 'wrong' }, dataDir: '/nowhere' })
  await expect(store.write('one.webp', bytes, 'image/webp')).rejects.toThrow('403')
  await expect(store.read('one.webp')).rejects.toThrow('403')
  await expect(store.remove('one.webp')).rejects.toThrow('403')
  expect([objects.size, refused.length]).toEqual([0, 3])
})
