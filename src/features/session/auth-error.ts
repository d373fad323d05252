interface Facts {
  status: number
  code: string
  requestId?: string
  /** How many wrong codes may follow this one. */
  triesLeft?: number
  /** In seconds. */
  retryAfter?: number
}

/** What the sign-in service said no with; `code` names its words in `locales`. */
export class AuthError extends Error implements Facts {
  override readonly name = 'AuthError'
  readonly status: number
  readonly code: string
  readonly requestId: string | undefined
  readonly triesLeft: number | undefined
  readonly retryAfter: number | undefined

  constructor(message: string, facts: Facts) {
    super(message)
    this.status = facts.status
    this.code = facts.code
    this.requestId = facts.requestId
    this.triesLeft = facts.triesLeft
    this.retryAfter = facts.retryAfter
  }
}
