import { eq, inArray, sql } from 'drizzle-orm'
import { apiKeys, hashesOf, makeKey, startOf } from '#modules/api-keys/auth/index.server.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { endGrant, type Grant, lockGrant, type Transaction } from './grants.server.ts'
import { oauthGrants } from './grants.table.server.ts'
import { OAuthRefusal } from './oauth-refusal.server.ts'
import { isResource, noteClientUse } from './read-request.server.ts'
import { isProved, makeSecret, partsOf, refreshTokenOf } from './tokens.server.ts'

type Services = Pick<ApiServices, 'config' | 'database'>
type Form = URLSearchParams

const accessSeconds = 3600
const unusedDays = 30
/** Then the user decides again. */
const mostDays = 365

/** Refused in one way, whatever is wrong. */
const invalidGrant = () =>
  new OAuthRefusal('invalid_grant', 'The code or token is wrong, expired or used')

export async function issueTokens(services: Services, form: Form) {
  if (!isResource(form.get('resource') ?? undefined, services.config)) {
    throw new OAuthRefusal('invalid_target', 'There is no such resource')
  }
  const type = form.get('grant_type')
  if (type === 'authorization_code') return exchangeCode(services, form)
  if (type === 'refresh_token') return refresh(services, form)
  throw new OAuthRefusal('unsupported_grant_type', 'Send a code or a refresh token')
}

async function exchangeCode({ config, database }: Services, form: Form) {
  const [code, redirectUri, verifier] = required(form, 'code', 'redirect_uri', 'code_verifier')
  const [clientId] = required(form, 'client_id')
  const tokens = await database.orm.transaction(async (transaction) => {
    const isCode = inArray(oauthGrants.codeHash, hashesOf(code, config))
    const found = await lockGrant(transaction, isCode)
    if (found?.grant.clientId !== clientId) return undefined
    const { grant, now } = found
    if (grant.codeUsedAt !== null) return endReused(transaction, found)
    const isRight = grant.redirectUri === redirectUri && isProved(verifier, grant.codeChallenge)
    if (!isRight || found.isOver || grant.codeExpiresAt <= now) return undefined
    return rotate(transaction, config, found, makeSecret())
  })
  if (!tokens) throw invalidGrant()
  return tokens
}

async function refresh({ config, database }: Services, form: Form) {
  const [token, clientId] = required(form, 'refresh_token', 'client_id')
  const { family, current } = partsOf(token)
  const tokens = await database.orm.transaction(async (transaction) => {
    const isFamily = inArray(oauthGrants.familyHash, hashesOf(family, config))
    const found = await lockGrant(transaction, isFamily)
    if (found?.grant.clientId !== clientId) return undefined
    const { grant, key, now } = found
    if (grant.refreshHash === null || !hashesOf(current, config).includes(grant.refreshHash)) {
      return endReused(transaction, found)
    }
    if (found.isOver || grant.expiresAt <= now) return undefined
    requireGranted(form.get('scope'), key.scopes)
    return rotate(transaction, config, found, family)
  })
  if (!tokens) throw invalidGrant()
  return tokens
}

async function endReused(transaction: Transaction, found: Grant): Promise<undefined> {
  await endGrant(transaction, found)
  currentRequest().log.warn({ security: 'token-reuse', keyId: found.key.id }, 'Security event')
}

/** The former access token works to its end, for calls under way. */
async function rotate(
  transaction: Transaction,
  config: Services['config'],
  { grant, key }: Grant,
  family: string,
) {
  const [access, current] = [makeKey(), makeSecret()]
  await transaction
    .update(apiKeys)
    .set({
      hash: hashesOf(access, config)[0],
      start: startOf(access),
      formerHash: key.hash,
      formerUntil: key.expiresAt,
      expiresAt: sql`now() + make_interval(secs => ${accessSeconds})`,
    })
    .where(eq(apiKeys.id, key.id))
  await transaction
    .update(oauthGrants)
    .set({
      codeUsedAt: sql`coalesce(${oauthGrants.codeUsedAt}, now())`,
      familyHash: hashesOf(family, config)[0],
      refreshHash: hashesOf(current, config)[0],
      expiresAt: sql`least(now() + make_interval(days => ${unusedDays}), ${oauthGrants.createdAt} + make_interval(days => ${mostDays}))`,
    })
    .where(eq(oauthGrants.keyId, key.id))
  await noteClientUse(transaction, grant.clientId)
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: accessSeconds,
    refresh_token: refreshTokenOf(family, current),
    scope: key.scopes.join(' '),
  }
}

function requireGranted(asked: string | null, granted: readonly string[]) {
  const wanted = asked?.split(' ').filter((scope) => scope !== '') ?? []
  if (!wanted.every((scope) => granted.includes(scope))) {
    throw new OAuthRefusal('invalid_scope', 'More than the user has allowed')
  }
}

function required<Names extends readonly string[]>(
  form: Form,
  ...names: Names
): { [Index in keyof Names]: string }
function required(form: Form, ...names: string[]): string[] {
  return names.map((name) => {
    const [value, ...others] = form.getAll(name)
    if (!value || others.length > 0) {
      throw new OAuthRefusal('invalid_request', `${name} is needed once`)
    }
    return value
  })
}
