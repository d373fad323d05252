import { countAuthCall } from '#domains/identity/auth/index.server.ts'
import { forAnyOrigin, mcpVariables, requireMcp } from '#modules/mcp/index.server.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import { mediaTypeOf } from '#platform/context/upload.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { json } from '#platform/http/answers.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { unstorableIn } from '#rules/unstorable.ts'
import { issueTokens } from './issue-tokens.server.ts'
import { OAuthRefusal } from './oauth-refusal.server.ts'
import { registerClient } from './register-client.server.ts'
import { revokeToken } from './revoke-token.server.ts'
import { authorizePath, serverMetadata } from './server-metadata.server.ts'

const formType = 'application/x-www-form-urlencoded'
const metadataPath = '/.well-known/oauth-authorization-server'
const bodyLimit = 64 * 1024

/** The calls that clients make themselves. The page where the user decides is a page like others. */
export function oauthHandlers(services: ApiServices): RouteHandler[] {
  const { config } = services

  const endpoint = (path: string, answer: (request: Request) => Promise<Response>): RouteHandler =>
    forAnyOrigin({
      name: path,
      methods: ['POST'],
      matches: (asked) => asked === path,
      bodyLimit,
      async handle({ request }) {
        requireMcp(config)
        if (config.demoMode) throw httpErrors.inDemo()
        await countAuthCall(services)
        return answer(request).catch(refused)
      },
    })

  return [
    forAnyOrigin({
      name: metadataPath,
      methods: ['GET', 'HEAD'],
      matches: (path) => path === metadataPath,
      handle() {
        requireMcp(config)
        return json(200, serverMetadata(config.baseUrl))
      },
    }),
    endpoint('/oauth/register', async (request) =>
      json(201, await registerClient(services, await readJson(request))),
    ),
    endpoint('/oauth/token', async (request) =>
      json(200, await issueTokens(services, await readForm(request))),
    ),
    endpoint('/oauth/revoke', async (request) => {
      await revokeToken(services, await readForm(request))
      return new Response(null, { headers: { 'cache-control': 'private, no-store' } })
    }),
    {
      name: authorizePath,
      matches: (path) => path === authorizePath && !mcpVariables.of(config).isOn,
      handle: () => {
        throw httpErrors.unknown()
      },
    },
  ]
}

async function readForm(request: Request): Promise<URLSearchParams> {
  if (mediaTypeOf(request.headers) !== formType) throw httpErrors.mediaType(formType)
  const form = new URLSearchParams(await request.text())
  if (unstorableIn([...form])) throw new OAuthRefusal('invalid_request', 'No control characters')
  return form
}

async function readJson(request: Request): Promise<unknown> {
  if (mediaTypeOf(request.headers) !== 'application/json') {
    throw httpErrors.mediaType('application/json')
  }
  const sent = parsed(await request.text())
  const unstorable = unstorableIn(sent)
  if (unstorable) throw new OAuthRefusal('invalid_client_metadata', unstorable.message)
  return sent
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new OAuthRefusal('invalid_client_metadata', 'The body is not JSON')
  }
}

function refused(thrown: unknown): Response {
  if (!(thrown instanceof OAuthRefusal)) throw thrown
  return json(400, { error: thrown.error, error_description: thrown.message })
}
