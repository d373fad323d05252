import type { AnyProcedure } from '@orpc/server'
import type { Config } from '#platform/config/config.ts'
import type { Run } from './tool.server.ts'

interface Reading {
  run: Run
  config: Pick<Config, 'localMode'>
}

export interface McpResource {
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

export const isTemplate = ({ uri }: Pick<McpResource, 'uri'>) => uri.includes('{')

/** The part of an address that a template leaves open; undefined: it is another one. */
export function partOf({ uri }: Pick<McpResource, 'uri'>, asked: string): string | undefined {
  const [start = '', ending] = uri.split(/\{\w+\}/)
  if (ending === undefined) return asked === uri ? '' : undefined
  const part = asked.startsWith(start) ? asked.slice(start.length) : ''
  return /^[\w-]{1,100}$/.test(part) ? part : undefined
}
