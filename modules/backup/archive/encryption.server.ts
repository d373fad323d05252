import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  type KeyObject,
  randomBytes,
  createSecretKey,
} from 'node:crypto'
import { product } from '#rules/product.ts'
import { ByteReader } from './byte-reader.server.ts'
import { Damaged } from './damaged.server.ts'

/** Each file has its own key, so a counter is a safe nonce; `docs/backup.md` of the module documents the format. */
export const magic = Buffer.from('INCIPITE')
const saltBytes = 32
const headerBytes = magic.length + saltBytes
const chunkBytes = 64 * 1024
const tagBytes = 16
const algorithm = 'aes-256-gcm'

type Bytes = AsyncIterable<Buffer>

export const encryptWith = (secret: KeyObject) =>
  async function* encrypt(source: Bytes): Bytes {
    const header = Buffer.concat([magic, randomBytes(saltBytes)])
    const key = fileKey(secret, header)
    yield header
    const reader = new ByteReader(source)
    let chunk = await reader.read(chunkBytes)
    for (let index = 0, isLast = false; !isLast; index++) {
      const next = await reader.read(chunkBytes)
      isLast = next.length === 0
      const cipher = createCipheriv(algorithm, key, nonce(index, isLast)).setAAD(header)
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
      chunk = next
    }
  }

export const decryptWith = (secret: KeyObject) =>
  async function* decrypt(source: Bytes): Bytes {
    const reader = new ByteReader(source)
    const header = await reader.read(headerBytes)
    if (!header.subarray(0, magic.length).equals(magic)) throw new Damaged('it is not encrypted')
    const key = fileKey(secret, header)
    let sealed = await reader.read(chunkBytes + tagBytes)
    for (let index = 0, isLast = false; !isLast; index++) {
      const next = await reader.read(chunkBytes + tagBytes)
      isLast = next.length === 0
      yield unseal(sealed, { key, header, nonce: nonce(index, isLast) })
      sealed = next
    }
  }

type Unsealing = { key: KeyObject; header: Buffer; nonce: Buffer }

function unseal(sealed: Buffer, { key, header, nonce: iv }: Unsealing): Buffer {
  if (sealed.length < tagBytes) throw new Damaged('it ends early')
  const end = sealed.length - tagBytes
  const options = { authTagLength: tagBytes }
  const decipher = createDecipheriv(algorithm, key, iv, options)
    .setAAD(header)
    .setAuthTag(sealed.subarray(end))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()])
  } catch (cause) {
    throw new Damaged('this is not its key, or it was changed or cut short', { cause })
  }
}

const fileKey = (secret: KeyObject, header: Buffer) =>
  createSecretKey(
    Buffer.from(
      hkdfSync('sha256', secret, header.subarray(magic.length), `${product.id} backup`, 32),
    ),
  )

function nonce(index: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUIntBE(index, 5, 6)
  bytes.writeUInt8(isLast ? 1 : 0, 11)
  return bytes
}
