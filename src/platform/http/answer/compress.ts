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

/** Brotli 4 costs what gzip does. */
const encoders = {
  br: () =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 },
    }),
  gzip: () => createGzip(),
}

/** Compresses a text as the client likes best, unless it is known to be short. What has a tag chose its form already. */
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

/**
 * An encoder of Node as a stream of the web platform. What is written in one turn of the loop leaves together, and at once:
 * a page that streams keeps streaming, and none is seen cut off where React happens to cut it.
 */
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
  // The types do not know `cancel` yet.
  const transformer: Transformer<Bytes, Bytes> & { cancel: () => void } = {
    start(controller) {
      encoder.on('data', (chunk: Buffer<ArrayBuffer>) => {
        try {
          controller.enqueue(chunk)
        } catch {
          // The reader left while the last of it was written, which is told to nobody.
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
    // The reader is gone: what the encoder would still say could be told to nobody, and would end the process.
    cancel: () => void encoder.destroy(),
  }
  return new TransformStream(transformer)
}

/** That there is room again, or that nobody takes anything any more. */
const drained = (encoder: BrotliCompress | Gzip) =>
  new Promise<void>((done) => {
    const go = () => {
      encoder.off('drain', go).off('close', go)
      done()
    }
    encoder.on('drain', go).on('close', go)
  })
