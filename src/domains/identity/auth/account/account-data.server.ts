import { and, desc, eq } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { accounts, sessions } from '../auth.table.server.ts'
import { exceptOtherVisits } from '../demo/visits.server.ts'
import { oauthGrants } from '../keys/grants.table.server.ts'
import { apiKeys } from '../keys/keys.table.server.ts'
import { passkeys } from '../passkeys/passkeys.table.server.ts'
import { signInSettings } from '../passkeys/sign-in-settings.table.server.ts'
import { pushSubscriptionsOf } from '../push/push-subscriptions-of.server.ts'
import { recoveryCodes } from '../recovery/recovery-codes.table.server.ts'

type Orm = Pick<Database['orm'], 'select'>

const user = async (orm: Orm, userId: string) => {
  const [found] = await orm
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      image: users.image,
      role: users.role,
      onboardedAt: users.onboardedAt,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  return found
}

const sessionsOf = async (orm: Orm, userId: string) =>
  orm
    .select({
      id: sessions.id,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      method: sessions.method,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), exceptOtherVisits()))
    .orderBy(desc(sessions.lastSeenAt))

const providers = async (orm: Orm, userId: string) =>
  orm
    .select({
      provider: accounts.providerId,
      accountId: accounts.accountId,
      scope: accounts.scope,
      linkedAt: accounts.createdAt,
    })
    .from(accounts)
    .where(eq(accounts.userId, userId))

const keysOf = async (orm: Orm, userId: string) =>
  orm
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      addresses: apiKeys.addresses,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.id))

const connectedApps = async (orm: Orm, userId: string) =>
  orm
    .select({
      keyId: apiKeys.id,
      name: apiKeys.name,
      redirectUri: oauthGrants.redirectUri,
      connectedAt: oauthGrants.createdAt,
      expiresAt: oauthGrants.expiresAt,
    })
    .from(oauthGrants)
    .innerJoin(apiKeys, eq(apiKeys.id, oauthGrants.keyId))
    .where(eq(apiKeys.userId, userId))

const passkeysOf = async (orm: Orm, userId: string) =>
  orm
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.id))

const passkeyOnly = async (orm: Orm, userId: string) => {
  const [settings] = await orm
    .select({ since: signInSettings.passkeyOnlySince })
    .from(signInSettings)
    .where(eq(signInSettings.userId, userId))
  const codes = await orm
    .select({ createdAt: recoveryCodes.createdAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return { since: settings?.since ?? null, recoveryCodes: codes }
}

const ofAccount = <Read>(read: Read) => ({ read, scope: 'account:read' })

/** No section may contain a secret that gives access, and no key sees keys. */
export const ownSections = {
  user: ofAccount(user),
  sessions: ofAccount(sessionsOf),
  providers: ofAccount(providers),
  passkeys: ofAccount(passkeysOf),
  passkeyOnly: ofAccount(passkeyOnly),
  apiKeys: keysOf,
  connectedApps,
  pushSubscriptions: ofAccount(pushSubscriptionsOf),
}
