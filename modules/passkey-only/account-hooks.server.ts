import { eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import { signInErrors } from '#domains/identity/auth/index.server.ts'
import { readerLanguage } from '#kit/mail/index.server.ts'
import { passkeys, signInSettings } from '#modules/passkeys/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { AccountHooks } from '#platform/context/account-hooks.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { endPasskeyOnly } from './end-passkey-only.server.ts'
import { passkeyOnlyErrors } from './passkey-only-errors.server.ts'
import { passkeyOnlySignIn } from './passkey-only-mail/passkey-only-mails.server.ts'
import { isPasskeyOnly, readPasskeyOnly } from './passkey-only.server.ts'

const admitted = ['passkey', 'recovery-code']

export const passkeyOnlyHooks: Partial<AccountHooks> = {
  closings: [
    {
      error: 'passkey_only',
      isClosed: (orm, user, config) => isPasskeyOnly({ config, orm }, user),
      mailInstead: (facts, reader) => passkeyOnlySignIn.compose(readerLanguage(reader), facts),
    },
  ],
  factorRules: [
    {
      name: 'passkeyOnly',
      /** Null where codes by email and providers let the user in as well. */
      schema: z.nullable(z.object({ since: z.date(), recoveryCodesLeft: z.int() })),
      read: readPasskeyOnly,
      removed: requireOnePasskey,
      errors: [passkeyOnlyErrors.lastPasskey()],
    },
  ],
  handedOver: [
    async (transaction, _by, userId) => {
      await endPasskeyOnly(transaction, userId)
    },
  ],
  /** The methods themselves refuse in their own words; this is for what they read a moment too early. */
  sessionStarted: [
    async (orm, { userId, method }, config) => {
      if (admitted.includes(method)) return
      if (await isPasskeyOnly({ config, orm }, eq(users.id, userId))) {
        throw signInErrors.code({ code: 'INVALID_OTP' })
      }
    },
  ],
}

/** Where neither codes nor providers let the user in. */
async function requireOnePasskey(transaction: Transaction, userId: string) {
  const left = await transaction.$count(passkeys, eq(passkeys.userId, userId))
  if (left > 0) return
  const [settings] = await transaction
    .select({ since: signInSettings.passkeyOnlySince })
    .from(signInSettings)
    .where(eq(signInSettings.userId, userId))
  if (settings?.since) throw passkeyOnlyErrors.lastPasskey()
}
