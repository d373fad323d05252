import type { OpenAPI } from '@orpc/openapi'

export const idempotencyKey = { $ref: '#/components/parameters/IdempotencyKey' }

export const parameterComponents: Record<string, OpenAPI.ParameterObject> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'For 24 hours, the same request with the same key gets the first answer again; see above.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
  },
}
