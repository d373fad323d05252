import { tellUnreached } from '#layouts/network/unreached.ts'

interface Facts {
  status: number
  code: string
  requestId?: string | undefined
  /** How many wrong codes may follow this one. */
  triesLeft?: number | undefined
  /** In seconds. */
  retryAfter?: number | undefined
  /** What is wrong with each field. */
  fields?: Record<string, string> | undefined
  /** Where in a file something is wrong. */
  line?: number | undefined
  /** What is there now, in place of what this page thought. */
  current?: unknown
}

/** What the server said no with; `code` names its words in `locales`. */
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
  }
}

/** Nothing was reached: the network is away. */
export function offline(cause: unknown) {
  tellUnreached()
  return Object.assign(new Refusal('Offline', { status: 0, code: 'OFFLINE' }), { cause })
}
