import { randomBytes } from 'node:crypto'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { currentRequest } from '../../http/current-request.ts'
import type { AuthFoundation } from '../auth.ts'
import { normaliseEmail } from '../people/normalise-email.ts'
import { findProvedUser, isBanned } from '../people/people.ts'
import { spend } from '../rates/rates.ts'
import { sourceOf } from '../rates/source.ts'
import { refuse } from '../refusals.ts'
import { publicUser } from '../sessions/current-session.ts'
import { Codes } from './codes.ts'

/** Names the browser that asked for a code: only there is the code of any use. */
const browserCookie = 'code_browser'

const email = z.string().max(1000)

/** Asking for a code, and signing in with it. */
export function codeEndpoints({ config, database, mail, composeCodeMail }: AuthFoundation) {
  const { limits } = config
  const codes = new Codes(config.authSecret, limits)

  return {
    /** Whoever has the address or not, and may come in or not, the answer is the same: nobody is looked up. */
    sendCode: createAuthEndpoint(
      '/email-otp/send-verification-otp',
      { method: 'POST', body: z.object({ email, type: z.literal('sign-in') }) },
      async (context) => {
        const to = normaliseEmail(context.body.email)
        if (to === undefined) throw refuse.email()
        const cookie = context.context.createAuthCookie(browserCookie, {
          maxAge: limits.codeMinutes * 60,
        })
        const known = await context.getSignedCookie(cookie.name, config.authSecret)
        const browser = known || randomBytes(32).toString('base64url')

        const expiresAt = await database.orm.transaction(async (transaction) => {
          const issued = await codes.issue(transaction, { browser, email: to })
          await spend(transaction, {
            key: `codes from ${sourceOf(currentRequest().clientIp)}`,
            limit: limits.codesPerSourcePerTenMinutes,
            seconds: 600,
          })
          await spend(transaction, {
            key: `codes to ${to}`,
            limit: limits.codesPerAddressPerHour,
            seconds: 3600,
          })
          const letter = await composeCodeMail({
            code: issued.code,
            minutes: minutesUntil(issued.expiresAt),
            headers: context.headers ?? new Headers(),
          })
          await mail.send(transaction, { to, ...letter }, issued.expiresAt)
          return issued.expiresAt
        })
        mail.wake()

        await context.setSignedCookie(cookie.name, browser, config.authSecret, cookie.attributes)
        return context.json({
          success: true,
          expiresInMinutes: minutesUntil(expiresAt),
          resendAfterSeconds: limits.codeResendSeconds,
        })
      },
    ),

    signInByCode: createAuthEndpoint(
      '/sign-in/email-otp',
      { method: 'POST', body: z.object({ email, otp: z.string().regex(/^\d{6}$/) }) },
      async (context) => {
        const proved = normaliseEmail(context.body.email)
        if (proved === undefined) throw refuse.email()
        const cookie = context.context.createAuthCookie(browserCookie)
        const browser = await context.getSignedCookie(cookie.name, config.authSecret)
        const asker = { browser: browser || '', email: proved }
        const refusal = await codes.redeem(database.orm, asker, context.body.otp)
        if (refusal) throw refuse.code(refusal)

        const user = await findProvedUser(database, proved, config)
        if (!user) throw refuse.signUp()
        if (isBanned(user)) throw refuse.banned()
        const session = await context.context.internalAdapter.createSession(user.id)
        await setSessionCookie(context, { session, user })
        context.setCookie(cookie.name, '', { ...cookie.attributes, maxAge: 0 })
        return context.json({ user: publicUser(user) })
      },
    ),
  }
}

const minutesUntil = (moment: Date) =>
  Math.max(1, Math.round((moment.getTime() - Date.now()) / 60_000))
