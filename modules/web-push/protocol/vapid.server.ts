import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'

/** Both are base64url: the uncompressed point, and the number. */
export interface PushKey {
  publicKey: string
  privateKey: string
}

/** RFC 8292 allows a day. */
const validSeconds = 12 * 3600

const coordinate = { start: 1, length: 32 }

export function generatePushKey(): PushKey {
  const { d, x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  })
  if (!d || !x || !y) throw new Error('A key of a curve has a number and a point')
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** RFC 8292: tells the push service who sends, and whom to ask about it. */
export function vapidHeader(
  { publicKey, privateKey }: PushKey,
  { audience, contact }: { audience: string; contact: string | undefined },
  now = Date.now(),
): string {
  const claims = {
    aud: audience,
    exp: Math.floor(now / 1000) + validSeconds,
    ...(contact !== undefined && { sub: contact }),
  }
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(signed), {
    key: privateKeyOf({ publicKey, privateKey }),
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}

function privateKeyOf({ publicKey, privateKey }: PushKey) {
  const point = Buffer.from(publicKey, 'base64url')
  const { start, length } = coordinate
  const partAt = (from: number) => point.subarray(from, from + length).toString('base64url')
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x: partAt(start), y: partAt(start + length) },
  })
}
