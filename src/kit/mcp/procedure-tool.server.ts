import type { AnyProcedure } from '@orpc/server'
import { inputSchemaOf } from './input-schema.server.ts'
import { definitionOf, isReader, type McpTool } from './tool.server.ts'

type Own = Pick<McpTool, 'name'> & { note?: string; effects?: McpTool['effects'] }

/** A tool that is one procedure, in the words of the API document. */
export function procedureTool(procedure: AnyProcedure, { name, note, effects }: Own): McpTool {
  const { route } = definitionOf(procedure)
  if (isReader(procedure) === Boolean(effects)) throw new Error(`${name} misstates its effects`)
  return {
    name,
    title: route.summary ?? name,
    description: [route.description, note].filter(Boolean).join(' '),
    procedures: [procedure],
    inputSchema: () => inputSchemaOf(procedure),
    effects,
    call: (run, input) => run(procedure, input),
  }
}
