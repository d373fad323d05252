import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  agent?: Agent
}

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  json: unknown
}

export type Exchange = Pick<Answered, 'status' | 'headers' | 'json'> & {
  method: string
  path: string
}

const checks: { answer?: (exchange: Exchange) => Promise<void> } = {}

export function checkEveryAnswer(check: (exchange: Exchange) => Promise<void>): void {
  checks.answer = check
}

/** `URL` and `fetch` would normalize the path and add headers. */
export function open(port: number, path: string, { body = '', ...asked }: Asked = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, ...asked }, resolve)
    sent.on('error', reject)
    // Node announces the body of a POST only; the server would take that of a DELETE for the next request.
    if (body.length > 0 && !sent.hasHeader('content-length')) {
      sent.setHeader('transfer-encoding', 'chunked')
    }
    sent.end(body)
  })
}

export async function ask(port: number, path: string, asked?: Asked): Promise<Answered> {
  const response = await open(port, path, asked)
  const body = await buffer(response)
  const { statusCode: status = 0, headers } = response
  const isJson = body.length > 0 && headers['content-type']?.startsWith('application/json')
  const json: unknown = isJson ? JSON.parse(String(body)) : undefined
  await checks.answer?.({ method: asked?.method ?? 'GET', path, status, headers, json })
  return { status, headers, body, json }
}
