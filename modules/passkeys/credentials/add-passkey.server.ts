import { count, eq } from 'drizzle-orm'
import { noticeFacts, tellBy } from '#domains/identity/auth/index.server.ts'
import { readerLanguage } from '#kit/mail/index.server.ts'
import { type Caller, requireSureOfFactors } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import { constraintOf } from '#platform/database/constraints/constraint-of.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { passkeyAdded } from '../passkey-mail/passkey-mails.server.ts'
import { issueChallenge, takeChallenge } from './challenges.server.ts'
import { credentialsOf, shownPasskey } from './list-passkeys.server.ts'
import { passkeyErrors, passkeysPerUser } from './passkey-errors.server.ts'
import type { Attestation, Passkey } from './passkey-schemas.server.ts'
import { passkeys } from './passkeys.table.server.ts'
import { providerNameOf } from './provider-names.server.ts'
import { loadWebAuthn, relyingParty, supportedAlgorithmIDs } from './relying-party.server.ts'

type Context = ApiContext & { caller: Caller }

export async function askForNewPasskey(context: Context) {
  const { caller, config, database } = context
  requireSureOfFactors(caller, config.limits)
  const { id, email, name } = caller.user
  const party = relyingParty(config)
  const { generateRegistrationOptions } = await loadWebAuthn()
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(id.replaceAll('-', ''), 'hex')),
    userName: email,
    userDisplayName: name || email,
    challenge: await issueChallenge(context, { purpose: 'add', userId: id }),
    timeout: 300_000,
    excludeCredentials: await credentialsOf(database.orm, id),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

export async function addPasskey(context: Context, attestation: Attestation): Promise<Passkey> {
  const { caller, config, database, mail, request } = context
  requireSureOfFactors(caller, config.limits)
  const made = await verify(context, attestation)
  const { name } = made
  const facts = { ...noticeFacts(config), name }
  const message = await passkeyAdded.compose(readerLanguage(request.headers), facts)
  const added = await database.orm
    .transaction(async (transaction) => {
      const owner = eq(users.id, caller.user.id)
      await transaction.select({ id: users.id }).from(users).where(owner).for('update')
      const [owned] = await transaction
        .select({ count: count() })
        .from(passkeys)
        .where(eq(passkeys.userId, caller.user.id))
      if ((owned?.count ?? 0) >= passkeysPerUser) throw passkeyErrors.tooMany()
      const [stored] = await transaction
        .insert(passkeys)
        .values({ ...made, userId: caller.user.id })
        .returning(shownPasskey)
      if (!stored) throw new Error('No passkey was stored')
      await record(transaction, actorOf(caller.user, caller), {
        action: 'passkey.create',
        target: { type: 'passkey', id: stored.id, name },
      })
      await tellBy(mail, message)(transaction, caller.user)
      return stored
    })
    .catch((error: unknown) => {
      throw constraintOf(error) === passkeys.credentialId.uniqueName
        ? passkeyErrors.exists()
        : error
    })
  mail.wake()
  return added
}

async function verify(context: Context, attestation: Attestation) {
  const { caller, config } = context
  const issued = await takeChallenge(context, 'add', attestation)
  if (issued?.userId !== caller.user.id) throw passkeyErrors.notAdded()
  const party = relyingParty(config)
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { clientExtensionResults = {}, authenticatorAttachment: _, ...given } = attestation
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...given, clientExtensionResults },
    expectedChallenge: issued.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch((error: unknown) => {
    currentRequest().log.warn({ security: 'passkey-not-added', err: error }, 'Security event')
    throw passkeyErrors.notAdded()
  })
  if (!registrationInfo) throw passkeyErrors.notAdded()
  const { credential, aaguid, credentialBackedUp } = registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: attestation.response.transports ?? [],
    name: providerNameOf(aaguid),
    isSynced: credentialBackedUp,
  }
}
