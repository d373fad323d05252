import type { OpenAPI } from '@orpc/openapi'

const requestId = { 'x-request-id': { $ref: '#/components/headers/RequestId' } }
const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }

type Headers = NonNullable<OpenAPI.ResponseObject['headers']>

const waiting = [429, 503]

export const successHeaders: Headers = requestId

export const errorHeaders = (status: number): Headers =>
  waiting.includes(status) ? { ...requestId, ...retryAfter } : requestId

export const headerComponents: Record<string, OpenAPI.HeaderObject> = {
  RequestId: {
    description: 'Names this request in the log of the server.',
    required: true,
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'Seconds to wait before trying again.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
}
