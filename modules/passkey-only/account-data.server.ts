import { eq } from 'drizzle-orm'
import { signInSettings } from '#modules/passkeys/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import { recoveryCodes } from './recovery/recovery-codes.table.server.ts'

const passkeyOnly = async (orm: Pick<Database['orm'], 'select'>, userId: string) => {
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

export const passkeyOnlySections = {
  passkeyOnly: { read: passkeyOnly, scope: 'account:read' },
}
