import { eq } from 'drizzle-orm'
import type { AccountHooks } from '#platform/context/account-hooks.ts'
import { findPasskeyNeed, refusalsOfAdmins } from './admin-passkey/admin-passkey.server.ts'
import { passkeys } from './credentials/passkeys.table.server.ts'
import { admitsPasskeys } from './passkey-variables.server.ts'

export const passkeyHooks: Partial<AccountHooks> = {
  adminRules: [{ find: findPasskeyNeed, refusals: refusalsOfAdmins }],
  letsIn: [
    async (orm, userId, config) =>
      admitsPasskeys(config) && (await orm.$count(passkeys, eq(passkeys.userId, userId))) > 0,
  ],
  handedOver: [
    async (transaction, _by, userId) => {
      await transaction.delete(passkeys).where(eq(passkeys.userId, userId))
    },
  ],
}
