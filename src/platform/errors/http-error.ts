export interface Details {
  fields?: Record<string, string>
  current?: unknown
  isOwn?: boolean
  line?: number
  /** Fields of a file that have no column, or several. */
  fieldNames?: string[]
  triesLeft?: number | undefined
}

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
