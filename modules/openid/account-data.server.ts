import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { accounts } from './links/accounts.table.server.ts'

const providers = async (orm: Pick<Database['orm'], 'select'>, userId: string) =>
  orm
    .select({
      provider: accounts.providerId,
      accountId: accounts.accountId,
      scope: accounts.scope,
      linkedAt: accounts.createdAt,
    })
    .from(accounts)
    .where(eq(accounts.userId, userId))

export const providerSections = {
  providers: { read: providers, scope: 'account:read' },
}
