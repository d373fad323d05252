import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** The mistakes that a ceremony may contain. */
export interface Fault {
  origin?: string
  relyingParty?: string
  isVerified?: boolean
  counter?: number
  type?: string
}

type Options = Record<string, unknown>

/** A security key as a program: its answers may have faults, which those of browsers never have. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(32)
  readonly #origin: string
  counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  create(options: Options, fault: Fault = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = cborMap([
      [[0x01], [0x02]],
      [[0x03], [0x26]],
      [[0x20], [0x01]],
      [[0x21], cborBytes(Buffer.from(x, 'base64url'))],
      [[0x22], cborBytes(Buffer.from(y, 'base64url'))],
    ])
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      Buffer.from(key),
    ])
    const data = Buffer.concat([this.#head(0x40, fault), credential])
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), [0xa0]],
      [cborText('authData'), cborBytes(data)],
    ])
    return this.#credential({
      clientDataJSON: this.#clientData(options, { type: 'webauthn.create', ...fault }),
      attestationObject: base64url(Uint8Array.from(attestation)),
      transports: ['internal'],
    })
  }

  get(options: Options, fault: Fault = {}) {
    this.counter += 1
    const data = this.#head(0, fault)
    const clientDataJSON = this.#clientData(options, { type: 'webauthn.get', ...fault })
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return this.#credential({
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
    })
  }

  #credential<Response>(response: Response) {
    const id = base64url(this.#id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #head(flags: number, { relyingParty, isVerified = true, counter = this.counter }: Fault) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const party = sha256(relyingParty ?? new URL(this.#origin).hostname)
    return Buffer.concat([party, Buffer.from([flags | 0x01 | (isVerified ? 0x04 : 0)]), count])
  }

  #clientData({ challenge }: Options, { type, origin = this.#origin }: Fault) {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
  }
}

const cborText = (text: string) => [0x60 + text.length, ...Buffer.from(text)]

const cborBytes = (bytes: Uint8Array) => [0x58, bytes.length, ...bytes]

const cborMap = (entries: [key: number[], value: number[]][]) => [
  0xa0 + entries.length,
  ...entries.flatMap(([key, value]) => [...key, ...value]),
]
