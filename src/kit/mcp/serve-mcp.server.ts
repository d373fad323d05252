import {
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { FastResponse } from 'srvx'
import { httpErrors } from '#platform/http/http-errors.ts'
import { product } from '#rules/product.ts'
import { answerResources } from './answer-resources.server.ts'
import { answerTools } from './answer-tools.server.ts'
import type { Offered } from './mcp-handler.server.ts'
import type { Asked } from './run-procedure.server.ts'

const instructions = `Lists come in pages: pass \`nextCursor\` as \`cursor\` until it is null. \`total.exact\` is false where counting stopped. A change carries the \`version\` that it is based on; if that is out of date, \`current\` in the error is the record as it is now. What changes many records is a dry run unless \`dryRun\` is false. Every change is recorded with the name of the API key.`

/** Each request has a server of its own: what it offers depends on the key. */
export async function serveMcp(asked: Asked, offered: Offered): Promise<Response> {
  const { request } = asked
  const parsedBody = await readMessage(request)
  const answer = (await isLegacyRequest(request, parsedBody))
    ? await answerOnce(serverFor(asked, offered), request, parsedBody)
    : await createMcpHandler(() => serverFor(asked, offered), {
        legacy: 'reject',
        maxSubscriptions: 0,
      }).fetch(request, { parsedBody })
  // JSON goes out in one piece: streaming costs more than sending it.
  const content = await answer.text()
  const { status, headers } = answer
  headers.set('cache-control', 'private, no-store')
  headers.set('content-length', String(Buffer.byteLength(content)))
  return new FastResponse(content || null, { status, headers })
}

function serverFor(asked: Asked, { tools, resources }: Offered): McpServer {
  const server = new McpServer(
    { name: product.id, title: product.name, version: '1' },
    { capabilities: { tools: {}, resources: {} }, instructions },
  )
  answerTools(server.server, asked, tools)
  answerResources(server.server, asked, resources)
  return server
}

/** The revisions of 2025, in which a session begins with `initialize`: here each request stands alone. */
async function answerOnce(server: McpServer, request: Request, parsedBody: unknown) {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  return transport.handleRequest(request, { parsedBody })
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
