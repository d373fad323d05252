import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { FastResponse } from 'srvx'
import { chooseEncoding } from '#platform/http/answer/accept-encoding.ts'
import { isKnown } from '#platform/http/answer/entity-tag.ts'
import { feedTypes, type FeedFormat } from './feed-address.ts'
import type { Feed } from './feed.server.ts'
import { LinksOfFeed, lastChange } from './links-of-feed.server.ts'
import { writeAtom } from './write-atom.server.ts'
import { writeOpds } from './write-opds.server.ts'
import { writeRss } from './write-rss.server.ts'

const compress = promisify(gzip)
const writers = { atom: writeAtom, rss: writeRss, opds: writeOpds }

type Written = { format: FeedFormat; language: string }

/** Asked for again each time, so that a feed ends at once for those who may no longer read it. */
export async function feedAnswer(
  { url, headers: asked }: Pick<Request, 'url' | 'headers'>,
  feed: Feed,
  { format, language }: Written,
): Promise<Response> {
  const text = writers[format](feed, new LinksOfFeed(url, format), language)
  const encoding = chooseEncoding(asked.get('accept-encoding'), ['gzip'])
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const tag = `"${digest}${encoding ? `-${encoding}` : ''}"`
  const modified = lastChange(feed)?.toUTCString()
  const headers: Record<string, string> = {
    'cache-control': 'private, no-cache',
    vary: 'cookie, accept-language, accept-encoding',
    'x-robots-tag': 'noindex',
    etag: tag,
    ...(modified && { 'last-modified': modified }),
  }
  if (isUnchanged(asked, tag, modified)) return new FastResponse(null, { status: 304, headers })

  const body = encoding ? await compress(text) : Buffer.from(text)
  if (encoding) headers['content-encoding'] = encoding
  headers['content-type'] =
    format === 'opds' ? feedTypes.opds : `${feedTypes[format]}; charset=utf-8`
  headers['content-language'] = language
  headers['content-length'] = String(body.byteLength)
  return new FastResponse(body, { headers })
}

/** Only the same time counts: a removal makes the last change of what is left an earlier one. */
function isUnchanged(asked: Headers, tag: string, modified: string | undefined): boolean {
  const known = asked.get('if-none-match')
  return known === null
    ? modified !== undefined && asked.get('if-modified-since') === modified
    : isKnown(known, tag)
}
