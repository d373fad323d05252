import { FastResponse } from 'srvx'
import { httpErrors } from '../../errors/http-errors.ts'
import { chooseEncoding } from '../answer/accept-encoding.ts'
import { isKnown } from '../answer/entity-tag.ts'
import type { RouteHandler } from '../route-handler.ts'
import type { Asset } from './client-build.ts'

const hashed = '/_build/'
const forEver = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'

/** Controls the browser's caches, so it must never be cached itself. */
const serviceWorker = '/sw.js'

export const assetsHandler = (assets: Map<string, Asset>): RouteHandler => ({
  name: 'asset',
  methods: ['GET', 'HEAD'],
  routine: true,
  matches: (path) => path.startsWith(hashed) || assets.has(path),
  handle({ request, path }) {
    const asset = assets.get(path)
    if (!asset) throw httpErrors.unknown()
    return send(asset, request.headers, cacheControl(path))
  },
})

function cacheControl(path: string) {
  if (path === serviceWorker) return 'no-store'
  return path.startsWith(hashed) ? forEver : anHour
}

function send({ type, etag, plain, encoded }: Asset, asked: Headers, kept: string) {
  const encoding = chooseEncoding(asked.get('accept-encoding'), [...encoded.keys()])
  const body = (encoding && encoded.get(encoding)) ?? plain
  const tag = `"${etag}${encoding ? `-${encoding}` : ''}"`
  const headers: Record<string, string> = { 'cache-control': kept, etag: tag }
  if (encoded.size > 0) headers['vary'] = 'accept-encoding'
  if (isKnown(asked.get('if-none-match'), tag)) {
    return new FastResponse(null, { status: 304, headers })
  }

  if (encoding) headers['content-encoding'] = encoding
  headers['content-type'] = type
  headers['content-length'] = String(body.byteLength)
  return new FastResponse(body, { headers })
}
