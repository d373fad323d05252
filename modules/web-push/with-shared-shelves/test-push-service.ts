import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod/mini'
import { listenInTest } from '#platform/http/test-listen.ts'
import type { WhenDone } from '#platform/http/test-server.ts'

export interface ReceivedPush {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Answer {
  status: number
  headers?: Record<string, string>
}

const pushSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  path: z.nullable(z.string()),
  lang: z.string(),
  dir: z.string(),
})

/** A push service on this machine. It answers 201, unless `answer` is set, and nothing at `silentPath`. */
export async function openPushService(whenDone: WhenDone) {
  const received: ReceivedPush[] = []
  const service: { answer: Answer; silentPath?: string } = { answer: { status: 201 } }
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body })
      if (request.url === service.silentPath) return
      const { status, headers = {} } = service.answer
      response.writeHead(status, headers).end()
    })
  })
  const port = await listenInTest(server, whenDone)
  return Object.assign(service, { received, port, origin: `http://127.0.0.1:${port}` })
}

const derive = (from: Buffer, by: Buffer, named: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', from, by, named, length))

/** The keys of a browser, and what it reads with them (RFC 8291, from the side of the receiver). */
export function pushBrowser() {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)

  function open(body: Buffer): string {
    const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0]
    const senderKey = body.subarray(21, 21 + keyLength)
    const record = body.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey])
    const secret = derive(own.computeSecret(senderKey), auth, info, 32)
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const opening = createDecipheriv('aes-128-gcm', key, nonce)
    opening.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([opening.update(record.subarray(0, -16)), opening.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }

  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read: ({ body }: ReceivedPush) => pushSchema.parse(JSON.parse(open(body))),
  }
}

const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })

/** The claims of a push that is signed with this key (RFC 8292). */
export function vapidClaims({ headers }: ReceivedPush, publicKey: string) {
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)]
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({
        format: 'jwk',
        key: {
          kty: 'EC',
          crv: 'P-256',
          x: x.toString('base64url'),
          y: y.toString('base64url'),
        },
      }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned || key !== publicKey) throw new Error('The push is not signed with the key')
  return claimsSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))
}
