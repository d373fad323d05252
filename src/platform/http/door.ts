import type { ServerRequest } from 'srvx'
import { currentRequest } from './current-request.ts'
import { httpErrors } from './http-errors.ts'
import { withBodyLimit } from './request/body-limit.ts'
import { checkHead } from './request/head.ts'
import { mayChange } from './request/origin.ts'
import { checkTarget } from './request/target.ts'

export interface Visit {
  request: ServerRequest
  path: string
}

export interface Door {
  /** The label in metrics: a pattern, because paths have unlimited variety. */
  name: string
  opens(path: string): boolean
  methods?: readonly string[]
  /** In bytes; set only by handlers that accept files. */
  bodyLimit?: number
  /** Frequent requests by machines, logged at level debug. */
  routine?: boolean
  answer(visit: Visit): Response | Promise<Response>
}

export interface HouseRules {
  origin: string
  /** In bytes; the default of handlers without their own. */
  bodyLimit: number
}

export async function enter(
  door: Door | undefined,
  { request, path }: Visit,
  { origin, bodyLimit }: HouseRules,
) {
  checkHead(request)
  checkTarget(path)
  if (!door) throw httpErrors.unknown()
  currentRequest().route = door.name
  if (door.methods && !door.methods.includes(request.method)) {
    throw httpErrors.method(door.methods.join(', '))
  }
  if (!mayChange(request, origin)) throw httpErrors.crossOrigin()
  return withBodyLimit(request, door.bodyLimit ?? bodyLimit, (limited) =>
    door.answer({ request: limited, path }),
  )
}
