import type { Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { chooseEncoding } from './accept-encoding.ts'

const text = /^(text\/(?!event-stream)|image\/svg\+xml|application\/(.+\+)?(json|xml|javascript))/
const worthIt = 1024

/** Every chunk leaves as soon as it comes: a page that streams keeps streaming. Brotli 4 costs what gzip does. */
const encoders = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
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

/** An encoder of Node as a stream of the web platform. */
function through(encoder: Transform) {
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
    transform: (chunk) =>
      new Promise((done) => {
        encoder.write(chunk, () => done())
      }),
    flush: () =>
      new Promise((done) => {
        encoder.once('close', done).end()
      }),
    // The reader is gone: what the encoder would still say could be told to nobody, and would end the process.
    cancel: () => void encoder.destroy(),
  }
  return new TransformStream(transformer)
}
