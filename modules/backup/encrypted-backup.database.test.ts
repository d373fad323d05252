import { createSecretKey, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { makeBackup, restoreBackup, sums, temporaryFolder } from './test-backup.server.ts'

const source = await testDatabase()
const target = await testDatabase()
const key = createSecretKey(randomBytes(48))

let sealed: Buffer
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-'))
  await source.pool.query(
    `INSERT INTO users (name, email)
     SELECT 'Persuasion ' || md5(n::text) || md5(n || 'x'), n || '@example.org' FROM generate_series(1, 3000) AS n`,
  )
  const file = join(dataDir, 'library.backup')
  const files = openFileStore({ s3: undefined, dataDir })
  await makeBackup({ database: source, files }, { file, key })
  sealed = await readFile(file)
  await rm(dataDir, { recursive: true })
})

async function restore(bytes: Buffer, with_: { key?: typeof key } = { key }) {
  const folder = await temporaryFolder()
  const file = join(folder, 'library.backup')
  await writeFile(file, bytes)
  const files = openFileStore({ s3: undefined, dataDir: folder })
  await restoreBackup({ database: target, files }, { file, force: false, ...with_ })
}

const changed = (at: number) => {
  const bytes = Buffer.from(sealed)
  bytes[at]! ^= 1
  return bytes
}
const header = 40
const chunk = 64 * 1024 + 16
const swapped = () => {
  const parts = [0, 1].map((index) =>
    sealed.subarray(header + index * chunk, header + (index + 1) * chunk),
  )
  const rest = sealed.subarray(header + 2 * chunk)
  return Buffer.concat([sealed.subarray(0, header), parts[1]!, parts[0]!, rest])
}

describe('an encrypted backup', () => {
  test.each([
    ['without its key', () => sealed, {}, 'name its key with --key-file'],
    [
      'with another key',
      () => sealed,
      { key: createSecretKey(randomBytes(48)) },
      'not its key, or it was changed',
    ],
    ['with a salt that was changed', () => changed(20), undefined, 'was changed'],
    [
      'with a byte that was changed',
      () => changed(Math.trunc(sealed.length / 2)),
      undefined,
      'was changed',
    ],
    ['with a last byte that was changed', () => changed(sealed.length - 1), undefined, 'changed'],
    ['with chunks in another order', swapped, undefined, 'was changed'],
    [
      'cut after its first chunk',
      () => sealed.subarray(0, header + chunk),
      undefined,
      'or cut short',
    ],
    ['cut after its header', () => sealed.subarray(0, header), undefined, 'it ends early'],
    ['with bytes behind it', () => Buffer.concat([sealed, sealed]), undefined, 'was changed'],
    ['that is none', () => Buffer.from('something else'), undefined, 'it is not encrypted'],
  ])('is refused %s, before anything is changed', async (_, bytes, wish, message) => {
    const before = await sums(target)
    await expect(restore(bytes(), wish)).rejects.toThrow(message)
    expect(await sums(target)).toEqual(before)
  })

  test('shows nothing of what it holds, and is restored whole with its key', async () => {
    expect(sealed.includes('Persuasion')).toBe(false)
    expect(sealed.length).toBeGreaterThan(header + 2 * chunk)
    await restore(sealed)
    expect(await sums(target)).toEqual(await sums(source))
  })
})
