import { endAtStop } from '#platform/http/wire/open-streams.ts'

interface Message {
  id?: string
  type?: string
  data: object
}

/** As server-sent events are written. */
export const textOf = ({ id, type, data }: Message): string =>
  `${id === undefined ? '' : `id: ${id}\n`}${type === undefined ? '' : `event: ${type}\n`}data: ${JSON.stringify(data)}\n\n`

const encoder = new TextEncoder()

export type Bytes = Uint8Array

export const bytesOf = (text: string): Bytes => encoder.encode(text)

/** A reader that is further behind is cut off, and resumes. */
const mostWaitingBytes = 64 * 1024
const opening = bytesOf('retry: 3000\n\n')

/** A stream of server-sent events that ends with the connection, with `end`, or when the process stops. */
export class LiveStream {
  readonly body: ReadableStream<Bytes>
  isEnded = false
  #controller: ReadableStreamDefaultController<Bytes> | undefined
  readonly #forget: (() => void) | undefined

  constructor() {
    this.body = new ReadableStream<Bytes>(
      {
        start: (controller) => void (this.#controller = controller),
        cancel: () => this.#leave(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: mostWaitingBytes }),
    )
    this.#forget = endAtStop(() => this.end())
    this.write(opening)
  }

  /** However long it is: only what waits from before tells that the reader is behind. */
  write(bytes: Bytes): void {
    if (this.isEnded || !this.#controller) return
    if ((this.#controller.desiredSize ?? 0) <= 0) this.end()
    else this.#controller.enqueue(bytes)
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
}
