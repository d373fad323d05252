import type { OpenAPI } from '@orpc/openapi'
import type { Caller } from '../access/caller.ts'
import type { ApiContext } from './api-context.ts'

export interface Refusal {
  status: number
  code: string
  message: string
}

interface FirstAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Set by the procedure itself. */
  further: Record<string, string>
  body?: unknown
}

/** A call that a program may send again. */
export interface RepeatableCall {
  /** Read in place of the request that came. */
  request: Request
  /** Undefined for the first call of its kind, which is then kept. */
  findAnswer: (context: ApiContext, caller: Caller) => Promise<FirstAnswer | undefined>
  keepAnswer: (answer: FirstAnswer) => Promise<void>
}

export interface RepeatableCalls {
  read: (request: Request) => RepeatableCall | undefined
  /** What the API document says of them. */
  document: {
    introduction: string
    parameters: Record<string, OpenAPI.ParameterObject>
    refusals: Refusal[]
  }
}
