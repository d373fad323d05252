import type { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { ApiContext } from './api-context.ts'

export type ApiRouter = ConstructorParameters<typeof OpenAPIHandler<ApiContext>>[0]

/** @public `app/api/router.server.ts` adds the application's router by declaration merging. */
export interface Register {}
export type RegisteredRouter = Register extends { router: infer Router extends ApiRouter }
  ? Router
  : ApiRouter
