import { eq } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { AccountHooks } from '#platform/api/account-hooks.ts'
import { endPasskeyOnly } from '../recovery/end-passkey-only.server.ts'
import { isPasskeyOnly } from '../recovery/passkey-only.server.ts'
import { signInErrors } from '../sign-in-errors.server.ts'
import { findAdminPasskey } from './admin-passkey.server.ts'
import { passkeys } from './passkeys.table.server.ts'

const ofPasskeyOnly = ['passkey', 'recovery-code']

export const passkeyHooks: Partial<AccountHooks> = {
  adminNeeds: [findAdminPasskey],
  closings: [
    {
      isClosed: (orm, user, config) => isPasskeyOnly({ config, orm }, user),
      mailInstead: (templates, facts, reader) => templates.passkeyOnlySignIn(facts, reader),
    },
  ],
  handedOver: [
    async (transaction, _by, userId) => {
      await transaction.delete(passkeys).where(eq(passkeys.userId, userId))
      await endPasskeyOnly(transaction, userId)
    },
  ],
  /** The methods themselves refuse in their own words; this is for what they read a moment too early. */
  sessionStarted: [
    async (orm, { userId, method }, config) => {
      if (ofPasskeyOnly.includes(method)) return
      if (await isPasskeyOnly({ config, orm }, eq(users.id, userId))) {
        throw signInErrors.code({ code: 'INVALID_OTP' })
      }
    },
  ],
}
