import type { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { ApiContext } from './api-context.ts'

export type ApiRouter = ConstructorParameters<typeof OpenAPIHandler<ApiContext>>[0]

/**
 * `app/api/router.server.ts` registers the application's router here by declaration merging; nothing imports it.
 *
 * @public
 */
export interface Register {}
export type RegisteredRouter = Register extends { router: infer Router extends ApiRouter }
  ? Router
  : ApiRouter
