import type { StandardHandleResult } from '@orpc/server/standard'
import { toFetchBody, toFetchHeaders } from '@orpc/standard-server-fetch'
import { FastResponse } from 'srvx'
import { JsonStream } from './json-stream.ts'

type Answered = NonNullable<StandardHandleResult['response']>

/** JSON goes out in one piece, because streaming costs more than sending it, unless its procedure streams it. */
export function answerOf({ status, headers, body }: Answered, further: Headers): Response {
  const sent = toFetchHeaders(headers)
  const content = toFetchBody(body, sent)
  if (body instanceof JsonStream) sent.set('content-type', 'application/json')
  for (const [name, value] of further) sent.append(name, value)
  if (typeof content === 'string') sent.set('content-length', String(Buffer.byteLength(content)))
  return new FastResponse(content, { status, headers: sent })
}
