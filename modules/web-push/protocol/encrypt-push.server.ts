import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const curve = 'prime256v1'
const cipher = 'aes-128-gcm'
const recordSize = 4096
/** RFC 8188: marks the last record. */
const lastRecord = Buffer.from([2])

/** The keys as browsers send them: base64url. */
export interface BrowserKeys {
  p256dh: string
  auth: string
}

interface OneTime {
  salt: Buffer
  privateKey?: Buffer
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url')
const info = (name: string, ...more: Buffer[]) => Buffer.concat([Buffer.from(`${name}\0`), ...more])
const derive = (from: Buffer, salt: Buffer, named: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', from, salt, named, length))

/** RFC 8291: only the browser can read the text, not the push service. The key and salt are used once. */
export function encryptPush(
  text: string,
  { p256dh, auth }: BrowserKeys,
  { salt, privateKey }: OneTime = { salt: randomBytes(16) },
): Buffer {
  const sender = createECDH(curve)
  if (privateKey) sender.setPrivateKey(privateKey)
  else sender.generateKeys()
  const [browserKey, senderKey] = [bytesOf(p256dh), sender.getPublicKey()]
  const shared = sender.computeSecret(browserKey)
  const secret = derive(shared, bytesOf(auth), info('WebPush: info', browserKey, senderKey), 32)
  const key = derive(secret, salt, info('Content-Encoding: aes128gcm'), 16)
  const nonce = derive(secret, salt, info('Content-Encoding: nonce'), 12)
  const closing = createCipheriv(cipher, key, nonce)
  const record = Buffer.concat([
    closing.update(text, 'utf8'),
    closing.update(lastRecord),
    closing.final(),
    closing.getAuthTag(),
  ])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.from([senderKey.length]), senderKey, record])
}

/** A point of the curve, which the encryption needs. */
export function isBrowserKey(text: string): boolean {
  const bytes = bytesOf(text)
  if (bytes.length !== 65 || bytes[0] !== 4) return false
  const any = createECDH(curve)
  any.generateKeys()
  try {
    any.computeSecret(bytes)
    return true
  } catch {
    return false
  }
}

export const isBrowserSecret = (text: string): boolean => bytesOf(text).length === 16
