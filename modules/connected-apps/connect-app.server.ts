import { sql } from 'drizzle-orm'
import { hashesOf, makeKey } from '#modules/api-keys/auth/index.server.ts'
import { keyErrors, storeKey } from '#modules/api-keys/index.server.ts'
import { mcpPath } from '#modules/mcp/index.server.ts'
import { requireSure } from '#platform/access/caller.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { appConnectedMail } from './app-mail/app-connected-mail.server.ts'
import { type ConnectionDraft, isReadingScope } from './connection.ts'
import { oauthGrants } from './grants.table.server.ts'
import { noteClientUse, readRequest, returnTo } from './read-request.server.ts'
import { makeSecret } from './tokens.server.ts'

/** Stores the app as an expired key of the user; the exchange of the code gives it a secret and an hour. */
export async function connectApp(
  context: VerbContext,
  { access, ...asked }: ConnectionDraft,
): Promise<{ location: string }> {
  const { acting, caller, config } = context
  requireSure(caller, config.limits)
  const read = await readRequest({ orm: acting.orm, caller, config }, asked)
  if (read.refusal !== undefined) throw connectionErrors.notValid()
  const { client, redirectUri, challenge } = read
  const scopes = access === 'read' ? read.scopes.filter(isReadingScope) : read.scopes
  if (scopes.length === 0) throw keyErrors.notGranted()
  const code = makeSecret()
  const draft = { name: client.name, scopes, audience: mcpPath, expiresAt: caller.now }
  const stored = { ...draft, key: makeKey(), notice: appConnectedMail }
  await storeKey(context, stored, async (transaction, keyId) => {
    const codeExpiresAt = sql`now() + interval '1 minute'`
    await transaction.insert(oauthGrants).values({
      keyId,
      clientId: client.id,
      redirectUri,
      codeHash: hashesOf(code, config)[0],
      codeChallenge: challenge,
      codeExpiresAt,
      expiresAt: codeExpiresAt,
    })
  })
  await noteClientUse(acting.orm, client.id)
  return { location: returnTo(redirectUri, config, asked, { code }) }
}

const connectionErrors = {
  notValid: () => httpErrors.notValid('The app’s request is not valid'),
}
