import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pack } from './pack.server.ts'
import { block, type Entry, tarHeader } from './tar-header.server.ts'
import { unpack } from './unpack.server.ts'

const time = new Date('2026-01-01')

const entries: Entry[] = Array.from({ length: 2500 }, (_, at) => ({
  name: `files/${at % 7}/${at}.webp`,
  bytes: Buffer.from('Ishmael '.repeat(at % 100)),
}))

const archiveOf = (some: Entry[]) => buffer(pack(inTurn(some), time))

async function* inTurn<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  for (const item of items) yield await Promise.resolve(item)
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 1009) yield bytes.subarray(at, at + 1009)
}

async function entriesIn(archive: Buffer): Promise<Entry[]> {
  const found: Entry[] = []
  for await (const { name, bytes } of unpack(inTurn(pieces(archive)))) {
    found.push({ name, bytes: Buffer.from(bytes) })
  }
  return found
}

const whole = await archiveOf(entries)

test('an archive gives what was put in it', async () => {
  expect(await entriesIn(whole)).toEqual(entries)
})

test('tar and sha256sum, which everybody has, read it and find it right', () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'archive.tar'), whole)
  const script =
    'tar -xf archive.tar && cat checksums/* | sha256sum --check --quiet && ls files | wc -l'
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' })
  expect([stdout.trim(), stderr]).toEqual(['7', ''])
})

describe('a changed archive is noticed', () => {
  const few = entries.slice(0, 20)

  test('wherever it is cut', async () => {
    const archive = await archiveOf(few)
    for (let at = 0; at < archive.length; at += 331) {
      await expect(entriesIn(archive.subarray(0, at))).rejects.toThrow('it ends early')
    }
  })

  test('wherever a byte is another', async () => {
    const archive = await archiveOf(few)
    for (let at = 0; at < archive.length; at += 97) {
      const changed = Buffer.from(archive)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      await expect(entriesIn(changed), `at ${at}`).rejects.toThrow('The file cannot be restored')
    }
  })

  test('and named', async () => {
    const archive = await archiveOf(few)
    const at = archive.indexOf('Ishmael')
    archive.write('A', at)
    await expect(entriesIn(archive)).rejects.toThrow('files/1/1.webp was changed')
  })

  test('also when an entry is gone, or twice there', async () => {
    const archive = await archiveOf(few)
    const first = tarHeader(few[0]!, time)
    const at = archive.indexOf(first)
    const without = Buffer.concat([archive.subarray(0, at), archive.subarray(at + block)])
    await expect(entriesIn(without)).rejects.toThrow('was changed')
    const twice = Buffer.concat([archive.subarray(0, at), first, archive.subarray(at)])
    await expect(entriesIn(twice)).rejects.toThrow('was changed')
  })

  test.each(['../escape', '/etc/passwd', 'files/../../escape', 'files//x', '.hidden'])(
    'and a name that leads elsewhere is not followed: %s',
    async (name) => {
      const archive = await archiveOf([{ name, bytes: Buffer.from('x') }])
      await expect(entriesIn(archive)).rejects.toThrow('not a backup of this product')
    },
  )
})
