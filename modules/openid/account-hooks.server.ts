import { eq } from 'drizzle-orm'
import type { AccountHooks } from '#platform/context/account-hooks.ts'
import { accounts } from './links/accounts.table.server.ts'
import { confirmLink, sendLinkCode, sessionOf } from './links/confirm-link.server.ts'
import { findPendingLink } from './links/pending-link.server.ts'
import { openIdErrors } from './openid-errors.server.ts'
import { methodOf } from './providers/provider-names.server.ts'
import { endAtProvider } from './sign-in/end-at-provider.server.ts'

export const openIdHooks: Partial<AccountHooks> = {
  /** Links would let the owner of the old address in; a provider that verifies the new one is linked at sign-in. */
  addressLeft: [
    async (transaction, userId) => {
      await transaction.delete(accounts).where(eq(accounts.userId, userId))
    },
  ],
  codeDetours: [
    {
      sendErrors: [],
      async send(context, { email }) {
        const link = await findPendingLink(context, email)
        return link && sendLinkCode(context, link)
      },
      signInErrors: [openIdErrors.singleSignOn(), openIdErrors.agreement()],
      async signIn(context, { email, code }) {
        const link = await findPendingLink(context, email)
        if (!link) return undefined
        const user = await confirmLink(context, link, code)
        return { user, method: methodOf(context, link.provider), origin: sessionOf(link) }
      },
    },
  ],
  signedOut: [endAtProvider],
}
