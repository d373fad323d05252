import type { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { ApiContext } from './api-context.ts'

/** A tree of procedures. */
export type ApiRouter = ConstructorParameters<typeof OpenAPIHandler<ApiContext>>[0]

/**
 * `app/api/router.server.ts` declares the router of the application here: calls are typed by it, and nothing imports it.
 *
 * @public
 */
export interface Register {}
export type RegisteredRouter = Register extends { router: infer Router extends ApiRouter }
  ? Router
  : ApiRouter
