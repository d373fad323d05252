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

/** One of the ways in. */
export interface Door {
  /** Its name in metrics: a pattern, never a path, whose variety has no end. */
  name: string
  opens(path: string): boolean
  /** Any, when not said. */
  methods?: readonly string[]
  /** In bytes; its own only where a file is expected. */
  bodyLimit?: number
  /** Asked for all the time by machines: logged at the level debug only. */
  routine?: boolean
  answer(visit: Visit): Response | Promise<Response>
}

export interface HouseRules {
  origin: string
  /** In bytes, of every door that has none of its own. */
  bodyLimit: number
}

/** Lets a request in through its door, or throws why not. */
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
