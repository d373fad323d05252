import { inArray, or } from 'drizzle-orm'
import { countAuthCall } from '#domains/identity/auth/index.server.ts'
import { apiKeys, hashesOf } from '#modules/api-keys/auth/index.server.ts'
import { forAnyOrigin, mcpVariables, requireMcp } from '#modules/mcp/index.server.ts'
import { actorOf } from '#platform/activity/actor.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import { mediaTypeOf } from '#platform/context/upload.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { json } from '#platform/http/answers.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { unstorableIn } from '#rules/unstorable.ts'
import { endGrant, lockGrant } from './grants.server.ts'
import { oauthGrants } from './grants.table.server.ts'
import { issueTokens } from './issue-tokens.server.ts'
import { OAuthRefusal } from './oauth-refusal.server.ts'
import { registerClient } from './register-client.server.ts'
import { authorizePath, serverMetadata } from './server-metadata.server.ts'
import { partsOf } from './tokens.server.ts'

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

/** Either token ends the whole grant, and so does the access token before the last refresh. One that is unknown is gone already (RFC 7009). */
async function revokeToken(
  { config, database }: Pick<ApiServices, 'config' | 'database'>,
  form: URLSearchParams,
): Promise<void> {
  const token = form.get('token')
  if (!token) throw new OAuthRefusal('invalid_request', 'token is needed')
  await database.orm.transaction(async (transaction) => {
    const found = await lockGrant(
      transaction,
      or(
        inArray(apiKeys.hash, hashesOf(token, config)),
        inArray(apiKeys.formerHash, hashesOf(token, config)),
        inArray(oauthGrants.familyHash, hashesOf(partsOf(token).family, config)),
      ),
    )
    if (!found || found.grant.clientId !== form.get('client_id')) return
    const { id, name, organizationId } = found.key
    await endGrant(transaction, found, actorOf(found.owner, { key: { id, name, organizationId } }))
  })
}
