/** What a refusal says beyond its words. */
export interface Details {
  /** What is wrong with each field, by its name. */
  fields?: Record<string, string>
  /** What is there now, in place of what the client thought. */
  current?: unknown
  /** Where in a file that was sent it lies. */
  line?: number
  /** How many more codes may be tried. */
  triesLeft?: number | undefined
}

/** An expected refusal: its status, code and message are meant for the client. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly code: string
  readonly headers: Record<string, string>
  readonly details: Details

  constructor(
    status: number,
    code: string,
    message: string,
    headers: Record<string, string> = {},
    details: Details = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
    this.details = details
  }
}
