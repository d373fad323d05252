import {
  type BrotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
} from 'node:zlib'
import { chooseEncoding } from './accept-encoding.ts'

const text = /^(text\/(?!event-stream)|image\/svg\+xml|application\/(.+\+)?(json|xml|javascript))/
const worthIt = 1024

/** Brotli level 4 costs as much CPU as gzip. */
const encoders = {
  br: () =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 },
    }),
  gzip: () => createGzip(),
}

/** A response with an ETag has already chosen its encoding. */
export function compress(response: Response, acceptEncoding: string | null): Response {
  const { headers, status, statusText } = response
  const type = headers.get('content-type') ?? ''
  if (headers.has('content-encoding') || headers.has('etag') || !text.test(type)) return response
  headers.append('vary', 'accept-encoding')

  const length = headers.get('content-length')
  const encoding = chooseEncoding(acceptEncoding, ['br', 'gzip'])
  if (!encoding || (length && Number(length) < worthIt) || !response.body) return response

  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const body = response.body.pipeThrough(through(encoders[encoding]()))
  return new Response(body, { status, statusText, headers })
}

type Bytes = Uint8Array<ArrayBuffer>

// Flushes once per turn of the event loop, so a streamed page isn't split at React's chunk borders.
function through(encoder: BrotliCompress | Gzip) {
  let isLeaving = false
  function leave() {
    if (isLeaving) return
    isLeaving = true
    setImmediate(() => {
      isLeaving = false
      if (!encoder.writableEnded && !encoder.destroyed) encoder.flush()
    })
  }
  // TypeScript's types lack `cancel`.
  const transformer: Transformer<Bytes, Bytes> & { cancel: () => void } = {
    start(controller) {
      encoder.on('data', (chunk: Buffer<ArrayBuffer>) => {
        try {
          controller.enqueue(chunk)
        } catch {
          encoder.destroy()
        }
      })
      encoder.on('error', (error) => controller.error(error))
    },
    async transform(chunk) {
      leave()
      if (!encoder.write(chunk)) await drained(encoder)
    },
    flush: () =>
      new Promise((done) => {
        encoder.once('close', done).end()
      }),
    // If the client has gone, further output of the encoder would throw an uncaught error.
    cancel: () => void encoder.destroy(),
  }
  return new TransformStream(transformer)
}

const drained = (encoder: BrotliCompress | Gzip) =>
  new Promise<void>((done) => {
    const go = () => {
      encoder.off('drain', go).off('close', go)
      done()
    }
    encoder.on('drain', go).on('close', go)
  })
