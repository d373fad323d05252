import { FastResponse } from 'srvx'
import { chooseEncoding } from '../accept-encoding.ts'
import type { Asset } from '../assets.ts'
import type { Door } from '../door.ts'
import { isKnown } from '../entity-tag.ts'
import { refuse } from '../refusals.ts'

const hashed = '/_build/'
const forEver = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'

/** Files of the client build: those with a hash in their name may be kept for ever, the others for an hour. */
export const assetsDoor = (assets: Map<string, Asset>): Door => ({
  name: 'asset',
  methods: ['GET', 'HEAD'],
  routine: true,
  opens: (path) => path.startsWith(hashed) || assets.has(path),
  answer({ request, path }) {
    const asset = assets.get(path)
    if (!asset) throw refuse.unknown()
    return send(asset, request.headers, path.startsWith(hashed) ? forEver : anHour)
  },
})

function send({ type, etag, plain, encoded }: Asset, asked: Headers, cacheControl: string) {
  const encoding = chooseEncoding(asked.get('accept-encoding'), [...encoded.keys()])
  const body = (encoding && encoded.get(encoding)) ?? plain
  const tag = `"${etag}${encoding ? `-${encoding}` : ''}"`
  const headers: Record<string, string> = { 'cache-control': cacheControl, etag: tag }
  if (encoded.size > 0) headers['vary'] = 'accept-encoding'
  if (isKnown(asked.get('if-none-match'), tag)) {
    return new FastResponse(null, { status: 304, headers })
  }

  if (encoding) headers['content-encoding'] = encoding
  headers['content-type'] = type
  headers['content-length'] = String(body.byteLength)
  return new FastResponse(body, { headers })
}
