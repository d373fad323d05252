import { Duplex } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { chooseEncoding } from './accept-encoding.ts'

const text = /^(text\/(?!event-stream)|image\/svg\+xml|application\/(.+\+)?(json|xml|javascript))/
const worthIt = 1024

type Pipe = ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>

/** Every chunk leaves as soon as it comes: a page that streams keeps streaming. Brotli 3 costs half of 4, for 3 % more. */
const encoders = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
}

/** Compresses a text as the client likes best, unless it is known to be short or is compressed already. */
export function compress(response: Response, acceptEncoding: string | null): Response {
  const { headers, status, statusText } = response
  if (headers.has('content-encoding') || !text.test(headers.get('content-type') ?? '')) return response
  headers.append('vary', 'accept-encoding')

  const length = headers.get('content-length')
  const encoding = chooseEncoding(acceptEncoding, ['br', 'gzip'])
  if (!encoding || (length && Number(length) < worthIt) || !response.body) return response

  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const body = response.body.pipeThrough(Duplex.toWeb(encoders[encoding]()) as Pipe)
  return new Response(body, { status, statusText, headers })
}
