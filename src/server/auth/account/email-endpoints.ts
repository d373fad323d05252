import { createAuthEndpoint } from 'better-auth/api'
import { z } from 'zod'
import type { AuthFoundation } from '../auth.ts'
import { codeExchange } from '../codes/code-exchange.ts'
import { codeField, emailField, readEmail } from '../codes/code-fields.ts'
import { refuse } from '../refusals.ts'
import { publicUser } from '../sessions/current-session.ts'
import { sessionKeeper } from '../sessions/session-keeper.ts'
import { changeEmail } from './change-email.ts'
import { noticeFacts, tellBy } from './notices.ts'

/** Another address for one's own account, proved by a code that is sent there. */
export function emailEndpoints(foundation: AuthFoundation) {
  const { config, database, mail, letters } = foundation
  const codes = codeExchange(foundation)
  const { requireRecent } = sessionKeeper(foundation)

  return {
    /** Whether somebody has the new address already, only its owner learns, by entering the code. */
    requestEmailChange: createAuthEndpoint(
      '/email-otp/request-email-change',
      { method: 'POST', body: z.object({ newEmail: emailField }) },
      async (context) => {
        const { user } = await requireRecent(context)
        const email = readEmail(context.body.newEmail)
        if (email === user.email) throw refuse.sameEmail()
        return context.json(
          await codes.send(context, { purpose: 'change-email', userId: user.id, email }),
        )
      },
    ),

    changeEmail: createAuthEndpoint(
      '/email-otp/change-email',
      { method: 'POST', body: z.object({ newEmail: emailField, otp: codeField }) },
      async (context) => {
        const { session, user } = await requireRecent(context)
        const newEmail = readEmail(context.body.newEmail)
        await codes.redeem(
          context,
          { purpose: 'change-email', userId: user.id, email: newEmail },
          context.body.otp,
        )
        const facts = { ...noticeFacts(config), newEmail }
        const letter = await letters.emailChanged(facts, context.headers ?? new Headers())
        const changed = await changeEmail(database, {
          userId: user.id,
          sessionId: session.id,
          newEmail,
          tell: tellBy(mail, letter),
        })
        if (changed === undefined) throw refuse.noSession()
        if (changed === 'taken') throw refuse.takenEmail()
        mail.wake()
        return context.json({ user: publicUser(changed) })
      },
    ),
  }
}
