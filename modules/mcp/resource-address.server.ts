import type { AssistantResource } from '#kit/features/index.server.ts'

type Address = Pick<AssistantResource, 'uri'>

export const isTemplate = ({ uri }: Address) => uri.includes('{')

/** The part of an address that a template leaves open; undefined: it is another one. */
export function partOf({ uri }: Address, asked: string): string | undefined {
  const [start = '', ending] = uri.split(/\{\w+\}/)
  if (ending === undefined) return asked === uri ? '' : undefined
  const part = asked.startsWith(start) ? asked.slice(start.length) : ''
  return /^[\w-]{1,100}$/.test(part) ? part : undefined
}
