import { createHash } from 'node:crypto'

/** A request with an `Idempotency-Key`. Its body is hashed while it is read. */
export class KeyedRequest {
  readonly key: string
  readonly request: Request
  readonly #hash = createHash('sha256')
  #isRead = false
  #fingerprint: string | undefined

  static of(request: Request): KeyedRequest | undefined {
    const key = request.headers.get('idempotency-key')
    return key === null ? undefined : new KeyedRequest(key, request)
  }

  private constructor(key: string, asked: Request) {
    this.key = key
    const { url, method, headers, signal } = asked
    const { pathname, search } = new URL(url)
    this.#hash.update(`${method} ${pathname}${search}\n`)
    const body = asked.body?.pipeThrough(this.#reader()) ?? null
    this.#isRead = body === null
    // DOM types lack what Node needs for a stream.
    const init = { method, headers, signal, body, duplex: 'half' }
    this.request = new Request(url, init)
  }

  get keyHash(): string {
    return createHash('sha256').update(this.key).digest('base64url')
  }

  /** Undefined if the body was not read to its end. */
  get fingerprint(): string | undefined {
    if (!this.#isRead) return undefined
    return (this.#fingerprint ??= this.#hash.digest('base64url'))
  }

  async readFingerprint(): Promise<string | undefined> {
    for await (const _ of this.request.body ?? []);
    return this.fingerprint
  }

  #reader() {
    return new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        this.#hash.update(chunk)
        controller.enqueue(chunk)
      },
      flush: () => {
        this.#isRead = true
      },
    })
  }
}
