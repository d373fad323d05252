import { and, eq, lt, sql } from 'drizzle-orm'
import {
  beginSession,
  noticeFacts,
  readerOf,
  stillBanned,
  tellBy,
  type User,
  userColumns,
} from '#domains/identity/auth/index.server.ts'
import { readerLanguage } from '#kit/mail/index.server.ts'
import type { Caller } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { passkeyCopied } from '../passkey-mail/passkey-mails.server.ts'
import { issueChallenge, takeChallenge } from './challenges.server.ts'
import { credentialsOf } from './list-passkeys.server.ts'
import { passkeyErrors } from './passkey-errors.server.ts'
import type { Assertion } from './passkey-schemas.server.ts'
import { passkeys } from './passkeys.table.server.ts'
import { loadWebAuthn, relyingParty } from './relying-party.server.ts'

/** A signed-in user, who signs in again, is asked for one of their own. */
export async function askForPasskey(context: ApiContext, caller: Caller | null) {
  const userId = caller && !caller.impersonatedBy ? caller.user.id : null
  const { generateAuthenticationOptions } = await loadWebAuthn()
  return generateAuthenticationOptions({
    rpID: relyingParty(context.config).id,
    challenge: await issueChallenge(context, { purpose: 'sign-in', userId }),
    timeout: 300_000,
    userVerification: 'required',
    ...(userId !== null && {
      allowCredentials: await credentialsOf(context.database.orm, userId),
    }),
  })
}

export async function signInByPasskey(context: ApiContext, assertion: Assertion): Promise<User> {
  const { orm } = context.database
  const issued = await takeChallenge(context, 'sign-in', assertion)
  if (!issued) throw refusal('challenge')
  const [found] = await orm
    .select({ passkey: passkeys, user: userColumns, isBanned: stillBanned })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, assertion.id))
  if (!found) throw refusal('unknown')
  const { passkey, user, isBanned } = found
  if (isBanned) throw refusal('banned')
  if (issued.userId !== null && issued.userId !== user.id) throw refusal('other user')
  const counter = await verify(context, assertion, issued.challenge, passkey)
  if (!(await countUse(orm, passkey, counter))) {
    await tellOfCopy(context, user, passkey)
    throw refusal('copied')
  }
  await beginSession(context, user, 'passkey')
  return user
}

type StoredPasskey = typeof passkeys.$inferSelect

async function verify(
  { config }: ApiContext,
  assertion: Assertion,
  expectedChallenge: string,
  passkey: StoredPasskey,
): Promise<number> {
  const party = relyingParty(config)
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { clientExtensionResults = {}, authenticatorAttachment: _, response, ...given } = assertion
  const { userHandle, ...signed } = response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...given,
      clientExtensionResults,
      response: { ...signed, ...(userHandle && { userHandle }) },
    },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      // Compared by the database, where two uses at once can't both be the newest.
      counter: 0,
    },
  }).catch((error: unknown) => {
    throw refusal('signature', error)
  })
  if (!verified) throw refusal('signature')
  return authenticationInfo.newCounter
}

/** Zero is of an authenticator that doesn't count. */
async function countUse(
  orm: ApiContext['database']['orm'],
  { id }: StoredPasskey,
  counter: number,
): Promise<boolean> {
  const isNewest = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const { rowCount } = await orm
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), isNewest))
  return rowCount === 1
}

async function tellOfCopy(
  { config, database, mail, request }: ApiContext,
  user: User,
  { id, name }: StoredPasskey,
) {
  const facts = { ...noticeFacts(config), name }
  const reader = await readerOf(database.orm, user.id, request.headers)
  const message = await passkeyCopied.compose(readerLanguage(reader), facts)
  await database.orm.transaction(async (transaction) => {
    await record(transaction, actorOf(user), {
      action: 'passkey.refuse',
      target: { type: 'passkey', id, name },
    })
    await tellBy(mail, message)(transaction, user)
  })
  mail.wake()
}

function refusal(reason: string, err?: unknown) {
  currentRequest().log.warn({ security: 'passkey-refused', reason, err }, 'Security event')
  return passkeyErrors.refused()
}
