import {
  isJSONRPCRequest,
  type JSONRPCMessage,
  type McpServer,
  parseJSONRPCMessage,
  SUPPORTED_PROTOCOL_VERSIONS,
  type Transport,
} from '@modelcontextprotocol/server'
import { mediaTypeOf } from '#platform/api/upload.ts'
import { httpErrors } from '#platform/http/http-errors.ts'

/** Carries one message and its answer, without the streams of the package's own transport. */
class OneMessage implements Transport {
  onmessage?: Transport['onmessage']
  onclose?: Transport['onclose']
  readonly answered: Promise<JSONRPCMessage>
  readonly #answer: (message: JSONRPCMessage) => void

  constructor() {
    const { promise, resolve } = Promise.withResolvers<JSONRPCMessage>()
    this.answered = promise
    this.#answer = resolve
  }

  start(): Promise<void> {
    return Promise.resolve()
  }

  send(message: JSONRPCMessage): Promise<void> {
    this.#answer(message)
    return Promise.resolve()
  }

  close(): Promise<void> {
    this.onclose?.()
    return Promise.resolve()
  }
}

/** The revisions of 2025, in which a session begins with `initialize`: here each request stands alone. */
export async function answerMessage(
  server: McpServer,
  request: Request,
  sent: object,
): Promise<string | undefined> {
  const version = request.headers.get('mcp-protocol-version')
  const isKnown = version === null || SUPPORTED_PROTOCOL_VERSIONS.includes(version)
  if (mediaTypeOf(request.headers) !== 'application/json') {
    throw httpErrors.mediaType('application/json')
  }
  const message = parsed(sent)
  if (!message || !isKnown) throw httpErrors.malformedCall()
  // A notification is for a session, and there is none.
  if (!isJSONRPCRequest(message)) return undefined
  const transport = new OneMessage()
  await server.connect(transport)
  transport.onmessage?.(message)
  const answer = await transport.answered
  await server.close()
  return JSON.stringify(answer)
}

function parsed(sent: object): JSONRPCMessage | undefined {
  try {
    return parseJSONRPCMessage(sent)
  } catch {
    return undefined
  }
}
