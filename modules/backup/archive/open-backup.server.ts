import type { KeyObject } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { CommandMistake } from '#platform/command-line/command.ts'
import { Damaged } from './damaged.server.ts'
import { decryptWith, magic } from './encryption.server.ts'
import { type Manifest, manifestName, manifestSchema } from './manifest.server.ts'
import type { Entry } from './tar-header.server.ts'
import { parse, unpack } from './unpack.server.ts'
import { wholeFrames } from './whole-frames.server.ts'

export async function* openBackup(file: string, key?: KeyObject): AsyncGenerator<Entry> {
  const packed = createReadStream(file)
  const unpacked = createZstdDecompress()
  const decryption = key ? decryptWith(key) : refuseEncrypted
  pipeline(packed, decryption, wholeFrames, unpacked, () => undefined)
  try {
    yield* unpack(unpacked)
  } catch (error) {
    throw inWords(file, error)
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
}

async function* refuseEncrypted(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true
  for await (const part of source) {
    if (isFirst && part.subarray(0, magic.length).equals(magic)) {
      throw new Damaged('it is encrypted: name its key with --key-file')
    }
    isFirst = false
    yield part
  }
}

export async function readManifest(entries: AsyncGenerator<Entry>): Promise<Manifest> {
  const first = await entries.next()
  if (first.done || first.value.name !== manifestName) {
    throw new Damaged('its manifest is missing')
  }
  return parse(manifestSchema, first.value)
}

const systemSays: Record<string, string> = {
  ENOENT: 'the file does not exist',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
}

function inWords(file: string, cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const said = systemSays[code]
  if (said !== undefined) return new CommandMistake(`${file} cannot be read: ${said}`, { cause })
  const what = unpackerSays(code)
  return what === undefined ? cause : new Damaged(what, { cause })
}

function unpackerSays(code: string): string | undefined {
  if (code === 'Z_BUF_ERROR') return 'it ends early'
  if (code === 'ZSTD_error_prefix_unknown') return 'it is not a backup of this product'
  return code.startsWith('ZSTD_') ? 'it was changed' : undefined
}
