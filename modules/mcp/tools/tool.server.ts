import type { AnySchema } from '@orpc/contract'
import type { AnyProcedure } from '@orpc/server'
import type { ToolEffects } from '#kit/features/index.server.ts'
import { type ApiMeta, isReading, type Upload } from '#platform/context/upload.ts'

export type Values = Record<string, unknown>

/** Calls a procedure as the owner of the key, with all its rules. */
export type Run = (procedure: AnyProcedure, input: unknown, upload?: Upload) => Promise<unknown>

export interface McpTool {
  name: string
  title: string
  description: string
  /** The procedures that it calls: it is listed for callers who may call one of them. */
  procedures: readonly AnyProcedure[]
  inputSchema: () => object
  /** Undefined: it only reads. */
  effects: ToolEffects | undefined
  call: (run: Run, input: Values) => Promise<unknown>
}

type Definition = { route: Route; meta: ApiMeta; inputSchema?: AnySchema }
type Route = { method?: string; summary?: string; description?: string }

export const definitionOf = (procedure: AnyProcedure): Definition => procedure['~orpc']

export function isReader(procedure: AnyProcedure): boolean {
  const { meta, route } = definitionOf(procedure)
  return isReading(meta, route.method)
}
