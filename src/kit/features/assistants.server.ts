import type { AnyProcedure } from '@orpc/server'
import type { Config } from '#platform/config/config.ts'

/** A call that assistants find as a tool, in the words of the API document. */
export interface AssistantTool {
  name: string
  procedure: AnyProcedure
  /** Follows the description of the API document. */
  note?: string
  /** Adds to the schemas of its fields. */
  fields?: Record<string, object>
  /** Undefined: it only reads. */
  effects?: ToolEffects
}

/** The hints that programs get about a tool that changes something. */
export interface ToolEffects {
  /** It changes or removes what is there, besides adding to it. */
  destructive: boolean
  /** The same call again changes nothing more. */
  idempotent: boolean
}

/** Content that assistants read by its address. */
export interface AssistantResource {
  /** A part in braces makes it a template: `pet://{id}`. */
  uri: string
  title: string
  description: string
  mimeType: 'application/json' | 'text/markdown'
  /** Undefined: every key may read it. */
  procedure?: AnyProcedure
  /** The resources of a template that clients show in lists. */
  list?: (reading: Omit<Reading, 'run'>) => Promise<{ uri: string; title: string }[]>
  /** Undefined: there is none. */
  read: (reading: Reading, part: string) => Promise<unknown>
}

interface Reading {
  /** Calls a procedure as the owner of the key, with all its rules. */
  run: (procedure: AnyProcedure, input: unknown) => Promise<unknown>
  config: Pick<Config, 'localMode'>
}
