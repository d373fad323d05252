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
  readonly status: number
  readonly code: string
  readonly requestId: Facts['requestId']
  readonly triesLeft: Facts['triesLeft']
  readonly retryAfter: Facts['retryAfter']
  readonly fields: Facts['fields']
  readonly line: Facts['line']
  readonly current: unknown
  readonly isOwn: Facts['isOwn']

  constructor(message: string, facts: Facts) {
    super(message)
    this.status = facts.status
    this.code = facts.code
    this.requestId = facts.requestId
    this.triesLeft = facts.triesLeft
    this.retryAfter = facts.retryAfter
    this.fields = facts.fields
    this.line = facts.line
    this.current = facts.current
    this.isOwn = facts.isOwn
  }
}

export function offline(cause: unknown, { message, status } = { message: 'Offline', status: 0 }) {
  tellUnreached()
  return Object.assign(new Refusal(message, { status, code: 'OFFLINE' }), { cause })
}
