import type { AssistantTool } from '#kit/features/index.server.ts'
import { inputSchemaOf } from './input-schema.server.ts'
import { definitionOf, isReader, type McpTool } from './tool.server.ts'

export function procedureTool({ name, procedure, note, fields, effects }: AssistantTool): McpTool {
  const { route } = definitionOf(procedure)
  if (isReader(procedure) === Boolean(effects)) throw new Error(`${name} misstates its effects`)
  return {
    name,
    title: route.summary ?? name,
    description: [route.description, note].filter(Boolean).join(' '),
    procedures: [procedure],
    inputSchema: () => inputSchemaOf(procedure, fields),
    effects,
    call: (run, input) => run(procedure, input),
  }
}
