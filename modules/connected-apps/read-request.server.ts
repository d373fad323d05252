import { eq, sql } from 'drizzle-orm'
import { mcpPath } from '#modules/mcp/index.server.ts'
import type { Caller } from '#platform/access/caller.ts'
import { idSchema } from '#platform/api/id.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { grantableScopes, knownScopes } from '#rules/key-scopes.ts'
import { appScopes } from '#rules/own-scopes.ts'
import { scopesIn } from '#rules/permissions.ts'
import { type AuthorizationParameters, isReadingScope, type refusalReasons } from './connection.ts'
import { oauthClients } from './grants.table.server.ts'
import { isRegistered } from './redirect-uri.server.ts'

type Reason = (typeof refusalReasons)[number]
type Client = typeof oauthClients.$inferSelect

export type ReadRequest =
  | { refusal: Reason; client?: Client; redirectUri?: string }
  | { refusal?: never; client: Client; redirectUri: string; challenge: string; scopes: string[] }

interface Context {
  orm: Pick<Database['orm'], 'select'>
  caller: Pick<Caller, 'permissions'>
  config: Pick<Config, 'baseUrl'>
}

/** Unknown clients and addresses come first: after them, the answer may go back to the client. */
export async function readRequest(
  { orm, caller, config }: Context,
  asked: AuthorizationParameters,
): Promise<ReadRequest> {
  const client = await findClient(orm, asked.client_id)
  if (!client) return { refusal: 'unknown_client' }
  const { redirect_uri: redirectUri = '', code_challenge: challenge = '' } = asked
  if (!isRegistered(redirectUri, client.redirectUris)) {
    return { refusal: 'unknown_redirect_uri', client }
  }
  const refuse = (refusal: Reason): ReadRequest => ({ refusal, client, redirectUri })
  if (asked.response_type !== 'code') return refuse('unsupported_response_type')
  if (asked.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(challenge)) {
    return refuse('invalid_request')
  }
  if (!isResource(asked.resource, config)) return refuse('invalid_target')
  const scopes = scopesFor(asked.scope, caller)
  if (scopes.length === 0) return refuse('invalid_scope')
  return { client, redirectUri, challenge, scopes }
}

async function findClient(orm: Context['orm'], id: string | undefined) {
  if (!idSchema.safeParse(id).success || id === undefined) return undefined
  const [client] = await orm.select().from(oauthClients).where(eq(oauthClients.id, id))
  return client
}

/** Earlier clients name none: there is only one. */
export const isResource = (resource: string | undefined, { baseUrl }: Context['config']) =>
  resource === undefined ||
  (URL.canParse(resource) && new URL(resource).href === new URL(mcpPath, baseUrl).href)

/** Every client gets refresh tokens, so this scope says nothing; some clients always add it. */
const ignored = 'offline_access'

/** None if one of them is unknown. Without any, what only reads. */
function scopesFor(asked: string | undefined, { permissions }: Context['caller']): string[] {
  const granted = grantableScopes(permissions)
  const named = asked?.split(' ').filter((scope) => scope !== '' && scope !== ignored) ?? []
  if (named.length === 0) {
    const usual = scopesIn(permissions).filter(isReadingScope)
    return granted.filter((scope) => usual.includes(scope) || appScopes.includes(scope))
  }
  const isKnown = named.every((scope) => knownScopes.includes(scope))
  return isKnown ? granted.filter((scope) => named.includes(scope)) : []
}

/** RFC 9207: `iss` tells the client who answers. */
export function returnTo(
  redirectUri: string,
  { baseUrl }: Context['config'],
  { state }: Pick<AuthorizationParameters, 'state'>,
  answer: { code: string } | { error: string },
): string {
  const url = new URL(redirectUri)
  const all = { ...answer, ...(state && { state }), iss: baseUrl.origin }
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
  return url.href
}

export const noteClientUse = (orm: Pick<Database['orm'], 'update'>, id: string) =>
  orm
    .update(oauthClients)
    .set({ usedAt: sql`now()` })
    .where(eq(oauthClients.id, id))
