import {
  isJSONRPCRequest,
  type JSONRPCMessage,
  type McpServer,
  parseJSONRPCMessage,
  SUPPORTED_PROTOCOL_VERSIONS,
  type Transport,
} from '@modelcontextprotocol/server'
import { mediaTypeOf } from '#platform/context/upload.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'

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
  return written(await transport.answered)
}

/** The text of a tool's answer is its structured content, which is written once. */
function written({ jsonrpc, ...answer }: JSONRPCMessage): string {
  if (!('result' in answer) || !isOfTool(answer.result)) {
    return JSON.stringify({ jsonrpc, ...answer })
  }
  const { id, result } = answer
  const [{ text }] = result.content
  const rest = { ...result, structuredContent: undefined }
  const start = JSON.stringify({ jsonrpc, id, result: rest }).slice(0, -2)
  return `${start},"structuredContent":${text}}}`
}

type ToolResult = { content: [{ text: string }]; structuredContent: object }

const isOfTool = (result: object): result is ToolResult => 'structuredContent' in result

function parsed(sent: object): JSONRPCMessage | undefined {
  try {
    return parseJSONRPCMessage(sent)
  } catch {
    return undefined
  }
}
