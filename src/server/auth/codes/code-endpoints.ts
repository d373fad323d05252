import { createAuthEndpoint } from 'better-auth/api'
import { z } from 'zod'
import type { AuthFoundation } from '../auth.ts'
import { findProvedUser, isBanned } from '../people/people.ts'
import { refuse } from '../refusals.ts'
import { publicUser } from '../sessions/current-session.ts'
import { sessionKeeper } from '../sessions/session-keeper.ts'
import { codeExchange } from './code-exchange.ts'
import { codeField, emailField, readEmail } from './code-fields.ts'

/** Asking for a code, and signing in with it. */
export function codeEndpoints(foundation: AuthFoundation) {
  const { config, database } = foundation
  const codes = codeExchange(foundation)
  const keeper = sessionKeeper(foundation)

  return {
    /** Whoever has the address or not, and may come in or not, the answer is the same: nobody is looked up. */
    sendCode: createAuthEndpoint(
      '/email-otp/send-verification-otp',
      { method: 'POST', body: z.object({ email: emailField, type: z.literal('sign-in') }) },
      async (context) => {
        const email = readEmail(context.body.email)
        return context.json(await codes.send(context, { purpose: 'sign-in', email }))
      },
    ),

    signInByCode: createAuthEndpoint(
      '/sign-in/email-otp',
      { method: 'POST', body: z.object({ email: emailField, otp: codeField }) },
      async (context) => {
        const email = readEmail(context.body.email)
        await codes.redeem(context, { purpose: 'sign-in', email }, context.body.otp)
        const user = await findProvedUser(database, email, config)
        if (!user) throw refuse.signUp()
        if (await isBanned(database, user)) throw refuse.banned()
        await keeper.begin(context, user)
        codes.forgetBrowser(context)
        return context.json({ user: publicUser(user) })
      },
    ),
  }
}
