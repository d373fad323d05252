import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { sessionCookie } from '../auth/sessions/session-cookie.ts'
import type { ApiGround } from './api-context.ts'
import type { ApiRouter } from './router.ts'

const text = { type: 'string' } as const

/** The shape of all our errors. */
const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: text,
    message: text,
    requestId: text,
    fields: { type: 'object', additionalProperties: text },
    current: { description: 'What is there now, when the version sent is not the newest' },
    line: { type: 'integer', description: 'Where in a file that was sent it lies' },
  },
} as const

/** What there is to call, for programs and for people who write them. */
export function openApiDocument(router: ApiRouter, { config }: Pick<ApiGround, 'config'>) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const session = { type: 'apiKey', in: 'cookie', name: sessionCookie(config.baseUrl) } as const
  return generator.generate(router, {
    info: { title: 'Incipit', version: '1' },
    servers: [{ url: `${config.baseUrl.origin}/api/v1` }],
    components: { securitySchemes: { session } },
    security: [{ session: [] }],
    customErrorResponseBodySchema: (errors) => ({
      ...errorSchema,
      properties: {
        ...errorSchema.properties,
        code: { ...text, enum: errors.map(([code]) => code) },
      },
    }),
  })
}
