import { createAuthEndpoint } from 'better-auth/api'
import { z } from 'zod'
import type { AuthFoundation } from '../auth.ts'
import { codeExchange } from '../codes/code-exchange.ts'
import { codeField } from '../codes/code-fields.ts'
import { isLastAdmin } from '../people/last-admin.ts'
import { refuse } from '../refusals.ts'
import { leaveBrowser } from '../sessions/leave-browser.ts'
import { sessionKeeper } from '../sessions/session-keeper.ts'
import { deleteAccount } from './delete-account.ts'
import { noticeFacts, tellBy } from './notices.ts'

/** The end of one's own account, confirmed by a code that is sent to its address. */
export function deletionEndpoints(foundation: AuthFoundation) {
  const { config, database, mail, letters } = foundation
  const { adminUserIds } = config
  const codes = codeExchange(foundation)
  const { requireRecent } = sessionKeeper(foundation)

  return {
    sendDeletionCode: createAuthEndpoint(
      '/delete-user/send-code',
      { method: 'POST' },
      async (context) => {
        const { user } = await requireRecent(context)
        if (await isLastAdmin(database.orm, user, adminUserIds)) throw refuse.lastAdmin()
        const { id: userId, email } = user
        return context.json(await codes.send(context, { purpose: 'delete-account', userId, email }))
      },
    ),

    deleteUser: createAuthEndpoint(
      '/delete-user',
      { method: 'POST', body: z.object({ otp: codeField }) },
      async (context) => {
        const { id: userId, email } = (await requireRecent(context)).user
        await codes.redeem(context, { purpose: 'delete-account', userId, email }, context.body.otp)
        const letter = await letters.accountDeleted(
          noticeFacts(config),
          context.headers ?? new Headers(),
        )
        const outcome = await deleteAccount(database, {
          userId,
          adminUserIds,
          tell: tellBy(mail, letter),
        })
        if (outcome === 'last') throw refuse.lastAdmin()
        if (outcome === 'owner') throw refuse.onlyOwner()
        if (outcome === 'unknown') throw refuse.noSession()
        mail.wake()
        leaveBrowser(context)
        codes.forgetBrowser(context)
        return context.json({ success: true })
      },
    ),
  }
}
