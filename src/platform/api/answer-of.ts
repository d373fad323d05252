import type { StandardHandleResult } from '@orpc/server/standard'
import { toFetchBody, toFetchHeaders } from '@orpc/standard-server-fetch'
import { FastResponse } from 'srvx'

type Answered = NonNullable<StandardHandleResult['response']>

/** JSON goes out in one piece: streaming costs more than sending it. */
export function answerOf({ status, headers, body }: Answered, further: Headers): Response {
  const sent = toFetchHeaders(headers)
  const content = toFetchBody(body, sent)
  for (const [name, value] of further) sent.append(name, value)
  if (typeof content === 'string') sent.set('content-length', String(Buffer.byteLength(content)))
  return new FastResponse(content, { status, headers: sent })
}
