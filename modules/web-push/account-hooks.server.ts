import { eq } from 'drizzle-orm'
import type { AccountHooks } from '#platform/context/account-hooks.ts'
import { pushSubscriptions } from './web-push.table.server.ts'

export const pushHooks: Partial<AccountHooks> = {
  sessionReplaced: [
    async (transaction, { from, to }) => {
      await transaction
        .update(pushSubscriptions)
        .set({ sessionId: to })
        .where(eq(pushSubscriptions.sessionId, from))
    },
  ],
}
