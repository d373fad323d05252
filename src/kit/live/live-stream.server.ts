import { endAtStop } from '#platform/http/wire/open-streams.ts'

interface Sent {
  id?: string
  type?: string
  data: object
}

/** A reader that is further behind is cut off, and resumes. */
const mostWaitingBytes = 64 * 1024
const retryMs = 3000

/** A stream of server-sent events that ends with the connection, with `end`, or when the process stops. */
export class LiveStream {
  readonly body: ReadableStream<Uint8Array>
  isEnded = false
  readonly #encoder = new TextEncoder()
  readonly #ids = new Set<string>()
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined
  readonly #forget: (() => void) | undefined

  constructor() {
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => void (this.#controller = controller),
        cancel: () => this.#leave(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: mostWaitingBytes }),
    )
    this.#forget = endAtStop(() => this.end())
    this.#write(`retry: ${retryMs}\n\n`)
  }

  send({ id, type, data }: Sent): void {
    if (id !== undefined && this.#isRepeated(id)) return
    const head = `${id === undefined ? '' : `id: ${id}\n`}${type === undefined ? '' : `event: ${type}\n`}`
    this.#write(`${head}data: ${JSON.stringify(data)}\n\n`)
  }

  /** Keeps proxies from closing the connection as idle, and lets the client resume here. */
  mark(position: string): void {
    this.#write(`event: position\nid: ${position}\ndata: {}\n\n`)
  }

  end(): void {
    if (this.isEnded) return
    this.#leave()
    this.#controller?.close()
  }

  #leave() {
    this.isEnded = true
    this.#forget?.()
  }

  #write(text: string) {
    if (this.isEnded || !this.#controller) return
    this.#controller.enqueue(this.#encoder.encode(text))
    if ((this.#controller.desiredSize ?? 0) <= 0) this.end()
  }

  /** After resuming, the newest events are read once more. */
  #isRepeated(id: string) {
    if (this.#ids.has(id)) return true
    this.#ids.add(id)
    if (this.#ids.size > mostRemembered) this.#ids.delete(this.#ids.values().next().value ?? '')
    return false
  }
}

const mostRemembered = 2000
