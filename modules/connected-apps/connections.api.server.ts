import { keyErrors } from '#modules/api-keys/index.server.ts'
import { requireMcp } from '#modules/mcp/index.server.ts'
import { accessErrors } from '#platform/access/access-errors.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { connectApp } from './connect-app.server.ts'
import {
  type AuthorizationParameters,
  authorizationRequestSchema,
  connectionDraftSchema,
  type ConnectionRequest,
  connectionRequestSchema,
  connectionSchema,
} from './connection.ts'
import { readRequest, returnTo } from './read-request.server.ts'
import { placeOf } from './redirect-uri.server.ts'

nameSchemas({ ConnectionRequest: connectionRequestSchema, Connection: connectionSchema })

/** No key connects an app. */
const byOwner = requirePermission({ account: ['update'] })
  .meta({ byKey: 'refused' })
  .errors(errorMap(httpErrors.unknown()))

export const connectionsApi = {
  review: byOwner
    .route({
      method: 'GET',
      path: '/connections/request',
      summary: 'Review the request of an app',
      description:
        'Says which app asks to be connected, and what it would be allowed. The parameters are those of an authorization request of OAuth 2.1. `refusal` says why it can’t be connected; `refuseAt` is the address that takes a refusal back to the app.',
    })
    .input(authorizationRequestSchema)
    .output(connectionRequestSchema)
    .handler(({ context: { acting, caller, config }, input }) => {
      requireMcp(config)
      return describeRequest({ orm: acting.orm, caller, config }, input)
    }),

  create: byOwner
    .errors(
      errorMap(
        keyErrors.notGranted(),
        keyErrors.tooMany(),
        accessErrors.oldSession(),
        accessErrors.whileImpersonating(),
      ),
    )
    .route({
      method: 'POST',
      path: '/connections',
      successStatus: 201,
      summary: 'Connect an app',
      description:
        'Takes the parameters of an authorization request of OAuth 2.1, and `access`: what the app asks for, or only what reads. Answers the address, with a code for the app, that the browser goes to now. The app is among the keys of the caller, and is disconnected there.',
    })
    .input(connectionDraftSchema)
    .output(connectionSchema)
    .handler(({ context, input }) => {
      requireMcp(context.config)
      return connectApp(context, input)
    }),
}

/** The app hears of a refusal when the user goes back: an address alone must not send them elsewhere. */
async function describeRequest(
  context: Parameters<typeof readRequest>[0],
  asked: AuthorizationParameters,
): Promise<ConnectionRequest> {
  const { client, redirectUri, refusal = null, ...read } = await readRequest(context, asked)
  if (!client || redirectUri === undefined) {
    return { app: null, scopes: [], refusal, refuseAt: null }
  }
  const { name: place, isOnDevice } = placeOf(redirectUri)
  return {
    app: { name: client.name, place, isOnDevice },
    scopes: 'scopes' in read ? read.scopes : [],
    refusal,
    refuseAt: returnTo(redirectUri, context.config, asked, { error: refusal ?? 'access_denied' }),
  }
}
