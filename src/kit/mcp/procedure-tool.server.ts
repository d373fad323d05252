import type { AnyProcedure } from '@orpc/server'
import { inputSchemaOf } from './input-schema.server.ts'
import { definitionOf, isReader, type McpTool } from './tool.server.ts'

interface Own {
  name: string
  /** Follows the description of the API document. */
  note?: string
  /** Adds to the schemas of its fields. */
  fields?: Record<string, object>
  effects?: McpTool['effects']
}

/** A tool that is one procedure, in the words of the API document. */
export function procedureTool(
  procedure: AnyProcedure,
  { name, note, fields, effects }: Own,
): McpTool {
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
