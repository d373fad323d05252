import type { OpenAPI } from '@orpc/openapi'
import type { Refusal } from '../../context/repeatable-calls.ts'
import { errorHeaders } from './response-headers.ts'

export type Refusable = {
  errorMap: Record<string, { status?: number; message?: string } | undefined>
  isWriting: boolean
  inDemo: boolean
  isRefusedWhileImpersonating: boolean
  isRefusedByKey: boolean
  /** Keys of an organization may call it, too. */
  isOfKeyOwner: boolean
}

const refusal = (status: number, code: string, message: string): Refusal => ({
  status,
  code,
  message,
})

const always = [
  refusal(400, 'BAD_REQUEST', 'The request is malformed'),
  refusal(408, 'BAD_REQUEST', 'The request took too long to arrive'),
  refusal(414, 'URI_TOO_LONG', 'The path is too long'),
  refusal(417, 'BAD_REQUEST', 'Only `100-continue` can be expected'),
  refusal(429, 'TOO_MANY_REQUESTS', 'Too many requests; `Retry-After` says when to try again'),
  refusal(431, 'BAD_REQUEST', 'The headers, with the query string, are too long'),
  refusal(500, 'INTERNAL_ERROR', 'The server failed; its log has the request id'),
  refusal(503, 'SERVICE_UNAVAILABLE', 'Temporarily unavailable; `Retry-After` says when to retry'),
  refusal(507, 'STORAGE_FULL', 'The server is out of storage; nothing was changed'),
]

const whenWriting = [
  refusal(403, 'CROSS_ORIGIN', 'The request does not come from the origin of this server'),
  refusal(413, 'PAYLOAD_TOO_LARGE', 'The body is too large'),
  refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'The content type is not accepted'),
]

const impersonating = refusal(403, 'IMPERSONATING', 'Not while impersonating')
const byKey = refusal(403, 'KEY_NOT_ALLOWED', 'Not by this API key')
const sessionExpired = refusal(403, 'SESSION_EXPIRED', 'Sign in again first')

const demo = refusal(403, 'DEMO_MODE', 'This is a read-only demo')

type ForAdmins = readonly Omit<Refusal, 'status'>[]

export function refusalsOf(
  operation: Refusable,
  forAdmins: ForAdmins,
  ofRepetitions: Refusal[] = [],
): Refusal[] {
  const { errorMap, isWriting, inDemo } = operation
  const own = Object.entries(errorMap).map(([code, said]) =>
    refusal(said?.status ?? 500, code, said?.message ?? ''),
  )
  const isSignedIn = 'UNAUTHORIZED' in errorMap
  const others = [
    ...(isWriting ? whenWriting : []),
    ...(isSignedIn ? forAdmins.map(({ code, message }) => refusal(403, code, message)) : []),
    ...(isSignedIn && operation.isRefusedWhileImpersonating ? [impersonating] : []),
    ...(operation.isRefusedByKey || (isSignedIn && operation.isOfKeyOwner) ? [byKey] : []),
    ...(isSignedIn && isWriting ? [sessionExpired, ...ofRepetitions] : []),
    ...(inDemo ? [demo] : []),
    ...always,
  ]
  const isOwn = ({ status, code }: Refusal) =>
    own.some((known) => known.status === status && known.code === code)
  return [...own, ...others.filter((other) => !isOwn(other))]
}

export function errorResponses(refusals: Refusal[]): Record<string, OpenAPI.ResponseObject> {
  const byStatus = Map.groupBy(refusals, ({ status }) => status)
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([one], [other]) => one - other)
      .map(([status, some]) => [status, errorResponse(status, some)]),
  )
}

const errorResponse = (status: number, refusals: Refusal[]): OpenAPI.ResponseObject => ({
  description: refusals.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
  headers: errorHeaders(status),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Error' },
          {
            type: 'object',
            properties: { code: { type: 'string', enum: refusals.map(({ code }) => code) } },
          },
        ],
      },
    },
  },
})

export const errorSchemas = (codes: string[]): Record<string, OpenAPI.SchemaObject> => ({
  ErrorCode: {
    description: 'What went wrong, for programs to compare.',
    type: 'string',
    enum: codes.toSorted(),
  },
  Error: {
    description: 'The body of every refused request.',
    type: 'object',
    required: ['code', 'message', 'requestId'],
    properties: {
      code: { $ref: '#/components/schemas/ErrorCode' },
      message: { type: 'string', description: 'The same for people.' },
      requestId: { type: 'string', description: 'Names this request in the log of the server.' },
      fields: {
        type: 'object',
        description: 'What is wrong with each field, by its name.',
        additionalProperties: { type: 'string' },
      },
      current: { description: 'The record as it is now, when the version sent is out of date.' },
      isOwn: {
        type: 'boolean',
        description:
          'Present and true if the caller saved `current`, in another tab or by a program.',
      },
      line: { type: 'integer', description: 'The line of the file that was sent.' },
      fieldNames: {
        type: 'array',
        description: 'The fields that the file has no column for, or several.',
        items: { type: 'string' },
      },
      triesLeft: { type: 'integer', description: 'How many tries a sign-in code has left.' },
    },
  },
})
