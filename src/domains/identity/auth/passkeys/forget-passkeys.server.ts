import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { passkeys } from './passkeys.table.server.ts'

/** When the account may have passed to another person, whose devices these are not. */
export const forgetPasskeys = (orm: Pick<Database['orm'], 'delete'>, userId: string) =>
  orm.delete(passkeys).where(eq(passkeys.userId, userId))
