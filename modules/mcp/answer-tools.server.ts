import {
  ProtocolError,
  ProtocolErrorCode,
  type McpServer,
  type Tool,
} from '@modelcontextprotocol/server'
import { currentRequest } from '#platform/request/current-request.ts'
import { type Asked, mayRun, refusalOf, runFor } from './run-procedure.server.ts'
import type { McpTool, Values } from './tools/tool.server.ts'

/** Lists what the caller may call. A call of another tool is refused by its procedure. */
export function answerTools(
  server: McpServer['server'],
  asked: Asked,
  tools: readonly McpTool[],
): void {
  server.setRequestHandler('tools/list', () => ({
    tools: tools
      .filter(({ procedures }) => procedures.some((one) => mayRun(asked, one)))
      .map(shownTool),
  }))
  server.setRequestHandler('tools/call', ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name)
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `No tool ${params.name}`)
    currentRequest().route = `/mcp/${tool.name}`
    return callTool(asked, tool, params.arguments ?? {})
  })
}

const shown = new WeakMap<McpTool, Tool>()

function shownTool(tool: McpTool): Tool {
  const known = shown.get(tool)
  if (known) return known
  const { name, title, description, effects } = tool
  const made = {
    name,
    title,
    description,
    inputSchema: { ...tool.inputSchema(), type: 'object' as const },
    annotations: {
      readOnlyHint: effects === undefined,
      ...(effects && { destructiveHint: effects.destructive }),
      idempotentHint: effects?.idempotent ?? true,
      openWorldHint: false,
    },
  }
  shown.set(tool, made)
  return made
}

async function callTool(asked: Asked, tool: McpTool, input: Values) {
  try {
    return resultOf(await tool.call(runFor(asked), input), false)
  } catch (error) {
    return resultOf(refusalOf(error, asked), true)
  }
}

/** As text, too, for clients that read nothing else. */
function resultOf(value: unknown, isError: boolean) {
  const structuredContent = isValues(value) ? value : {}
  const text = JSON.stringify(structuredContent)
  return {
    content: [{ type: 'text' as const, text }],
    structuredContent,
    ...(isError && { isError }),
  }
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null
