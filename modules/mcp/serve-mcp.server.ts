import {
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server'
import { FastResponse } from 'srvx'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { product } from '#rules/product.ts'
import { answerMessage } from './answer-message.server.ts'
import { answerResources } from './answer-resources.server.ts'
import { answerTools } from './answer-tools.server.ts'
import type { Asked } from './run-procedure.server.ts'
import type { Offered } from './tools/offered-tools.server.ts'

const instructions = `Lists come in pages: pass \`nextCursor\` as \`cursor\` until it is null. \`total.exact\` is false where counting stopped. A change carries the \`version\` that it is based on; if that is out of date, \`current\` in the error is the record as it is now. What changes many records is a dry run unless \`dryRun\` is false. Every change is recorded with the name of the API key.`

/** Each request has a server of its own: what it offers depends on the key. */
export async function serveMcp(asked: Asked, offered: Offered): Promise<Response> {
  const { request } = asked
  const sent = await readMessage(request)
  if (isPlain(request, sent) || (await isLegacyRequest(request, sent))) {
    const answer = await answerMessage(serverFor(asked, offered, sent), request, sent)
    return answer === undefined ? answered('', 202) : answered(answer, 200)
  }
  const handler = createMcpHandler(() => serverFor(asked, offered, sent), {
    legacy: 'reject',
    maxSubscriptions: 0,
  })
  const answer = await handler.fetch(request, { parsedBody: sent })
  return answered(await answer.text(), answer.status)
}

/** Most messages need no closer look: they name a revision of 2025, and have nothing of a later one. */
function isPlain({ headers }: Request, sent: object): boolean {
  const version = headers.get('mcp-protocol-version')
  const params: unknown = 'params' in sent ? sent.params : undefined
  const hasMeta = typeof params === 'object' && params !== null && '_meta' in params
  return version !== null && SUPPORTED_PROTOCOL_VERSIONS.includes(version) && !hasMeta
}

/** In one piece: streaming costs more than sending it. */
const answered = (content: string, status: number) =>
  new FastResponse(content || null, {
    status,
    headers: {
      ...(content && { 'content-type': 'application/json' }),
      'content-length': String(Buffer.byteLength(content)),
      'cache-control': 'private, no-store',
    },
  })

/** With the handlers that its only message may need. */
function serverFor(asked: Asked, { tools, resources }: Offered, sent: object): McpServer {
  const method = 'method' in sent ? String(sent.method) : ''
  const server = new McpServer(
    { name: product.id, title: product.name, version: '1' },
    { capabilities: { tools: {}, resources: {} }, instructions },
  )
  if (method.startsWith('resources/')) answerResources(server.server, asked, resources)
  else answerTools(server.server, asked, tools)
  return server
}

/** One message, so that the limits count each call. */
async function readMessage(request: Request): Promise<object> {
  const text = await request.text()
  const message = parsedOrUndefined(text)
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw httpErrors.malformedCall()
  }
  return message
}

function parsedOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
