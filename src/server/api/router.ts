import type { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { ApiContext } from './api-context.ts'

/** Any tree of procedures that stand on our ground. */
export type ApiRouter = ConstructorParameters<typeof OpenAPIHandler<ApiContext>>[0]
