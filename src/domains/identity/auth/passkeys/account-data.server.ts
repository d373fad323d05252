import { desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { recoveryCodes } from '../recovery/recovery-codes.table.server.ts'
import { passkeys } from './passkeys.table.server.ts'
import { signInSettings } from './sign-in-settings.table.server.ts'

type Orm = Pick<Database['orm'], 'select'>

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

export const passkeySections = {
  passkeys: { read: passkeysOf, scope: 'account:read' },
  passkeyOnly: { read: passkeyOnly, scope: 'account:read' },
}
