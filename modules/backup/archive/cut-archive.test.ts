import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { constants, createZstdCompress } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openBackup } from './open-backup.server.ts'
import { pack } from './pack.server.ts'
import type { Entry } from './tar-header.server.ts'

async function* entries(): AsyncGenerator<Entry> {
  yield await Promise.resolve({ name: 'files/1.webp', bytes: Buffer.from('Call me Ishmael') })
}

test('a backup that lacks any of its last 100 bytes is refused, with the reason', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'cut.backup')
  const packed = Readable.from(pack(entries(), new Date('2026-01-01')))
  const compression = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  const whole = await buffer(packed.pipe(compression))
  const read = async (length: number) => {
    writeFileSync(file, whole.subarray(0, length))
    const found: string[] = []
    for await (const { name } of openBackup(file)) found.push(name)
    return found
  }
  expect(await read(whole.length)).toEqual(['files/1.webp'])
  // Node ends each file with an empty frame; a file without it has lost nothing.
  const emptyFrame = whole.length - whole.lastIndexOf(Buffer.from([0x28, 0xb5, 0x2f, 0xfd]))
  for (let lost = 1; lost <= 100; lost += 1) {
    if (lost === emptyFrame) continue
    await expect(read(whole.length - lost), `without ${lost} bytes`).rejects.toThrow(
      'The file cannot be restored: it ends early',
    )
  }
})
