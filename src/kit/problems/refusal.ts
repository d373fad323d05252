import { tellUnreached } from '#layouts/network/unreached.ts'

interface Facts {
  status: number
  code: string
  requestId?: string | undefined
  triesLeft?: number | undefined
  retryAfter?: number | undefined
  fields?: Record<string, string> | undefined
  line?: number | undefined
  current?: unknown
  /** The user saved `current` elsewhere. */
  isOwn?: boolean | undefined
}

export class Refusal extends Error {
  override readonly name = 'Refusal'
  declare readonly status: number
  declare readonly code: string
  declare readonly requestId: Facts['requestId']
  declare readonly triesLeft: Facts['triesLeft']
  declare readonly retryAfter: Facts['retryAfter']
  declare readonly fields: Facts['fields']
  declare readonly line: Facts['line']
  declare readonly current: unknown
  declare readonly isOwn: Facts['isOwn']

  constructor(message: string, facts: Facts) {
    super(message)
    Object.assign(this, facts)
  }
}

export function offline(cause: unknown, { message, status } = { message: 'Offline', status: 0 }) {
  tellUnreached()
  return Object.assign(new Refusal(message, { status, code: 'OFFLINE' }), { cause })
}

/** The dialog of the demo says it, so no other part of the page does. */
export const isDemoRefusal = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'DEMO_MODE'
