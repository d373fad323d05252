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

/** Models of passkey providers, by the ids that they publish. */
const names: Record<string, string> = {
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'Apple Passwords',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'iCloud Keychain',
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome on Mac',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
  '50726f74-6f6e-5061-7373-50726f746f6e': 'Proton Pass',
  'fdb141b2-5d84-443e-8a35-4698c205a502': 'KeePassXC',
  'b84e4048-15dc-4dd0-8640-f4f60813c8af': 'NordPass',
  '0ea242b4-43c4-4a1b-8b17-dd6d0b6baec6': 'Keeper',
  'f3809540-7f14-49c1-a8b3-8f813b225541': 'Enpass',
}

/** Browsers may hide the model. */
const providerNameOf = (aaguid: string) => names[aaguid] ?? 'Passkey'
