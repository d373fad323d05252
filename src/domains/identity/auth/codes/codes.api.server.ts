import { z } from 'zod/mini'
import type { CodeCheck } from '#platform/api/account-hooks.ts'
import type { ApiContext } from '#platform/api/api-context.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { publicProcedure } from '#platform/api/procedure.ts'
import { methodOf, providerOfOrganization } from '#platform/config/sign-in/sign-in-providers.ts'
import { sentCodeSchema, signedInSchema } from '../auth-schemas.server.ts'
import { findProvedUser, isBanned, type User } from '../people/people.server.ts'
import { beginSession } from '../sessions/begin-session.server.ts'
import { publicUser } from '../sessions/current-session.server.ts'
import { codeErrors, signInErrors } from '../sign-in-errors.server.ts'
import { confirmLink, sendLinkCode, sessionOf } from '../social/confirm-link.server.ts'
import { organizationSignIn } from '../social/organization-sign-in.server.ts'
import { findPendingLink } from '../social/pending-link.server.ts'
import { leavingSchema, pageField, startSignIn } from '../social/start-sign-in.server.ts'
import { forgetCodeBrowser, redeemCode, sendCode } from './code-exchange.server.ts'
import { codeField, emailField, readEmail } from './code-fields.server.ts'

export const codesApi = (checks: readonly CodeCheck[]) => ({
  sendCode: publicProcedure
    .meta({ inDemo: true })
    .errors(
      errorMap(
        signInErrors.method(),
        signInErrors.email(),
        ...checks.flatMap(({ errors }) => errors),
        signInErrors.providerAway(),
      ),
    )
    .route({
      method: 'POST',
      path: '/email-otp/send-verification-otp',
      summary: 'Send a sign-in code',
      description: [
        'Emails a six-digit code. The response is the same for known and unknown addresses, and sets a cookie that must come with the code. Where an organization has single sign-on for the domain of the address, no code is sent: the response has the `url` of its provider instead, which leads back to `callbackURL`.',
        ...checks.map(({ description }) => description),
      ].join(' '),
    })
    .input(
      z.object({
        email: emailField,
        type: z.literal('sign-in'),
        callbackURL: z.optional(pageField),
        errorCallbackURL: z.optional(pageField),
      }),
    )
    .output(z.union([sentCodeSchema, leavingSchema]))
    .handler(async ({ context, input }) => {
      if (!context.config.signInByCode) throw signInErrors.method()
      for (const { check } of checks) await check(context)
      const email = readEmail(input.email)
      const link = await findPendingLink(context, email)
      if (link) return sendLinkCode(context, link)
      const organizationId = await organizationSignIn(context)?.requiredFor(context, email)
      if (organizationId === undefined) return sendCode(context, { purpose: 'sign-in', email })
      const { callbackURL = '/login', errorCallbackURL } = input
      const provider = providerOfOrganization(organizationId)
      return startSignIn(context, { provider, callbackURL, errorCallbackURL })
    }),

  signIn: publicProcedure
    .meta({ inDemo: true })
    .errors(
      errorMap(
        signInErrors.method(),
        signInErrors.email(),
        ...codeErrors(),
        signInErrors.signUp(),
        signInErrors.banned(),
        signInErrors.singleSignOn(),
        signInErrors.agreement(),
      ),
    )
    .route({
      method: 'POST',
      path: '/sign-in/email-otp',
      summary: 'Sign in with a code',
      description:
        'Starts a session and sets its cookie. The request must carry the cookie that was set when the code was sent. A code works once.',
    })
    .input(z.object({ email: emailField, otp: codeField }))
    .output(signedInSchema)
    .handler(async ({ context, input }) => {
      if (!context.config.signInByCode) throw signInErrors.method()
      const email = readEmail(input.email)
      const link = await findPendingLink(context, email)
      const user = link
        ? await confirmLink(context, link, input.otp)
        : await findUserByCode(context, email, input.otp)
      if (await isBanned(context.database, user)) throw signInErrors.banned()
      const method = link ? methodOf(link.provider) : 'code'
      await beginSession(context, user, method, link && sessionOf(link))
      forgetCodeBrowser(context)
      return { user: publicUser(user) }
    }),
})

/** Single sign-on may have been required since the code was sent. */
async function findUserByCode(context: ApiContext, email: string, code: string): Promise<User> {
  if ((await organizationSignIn(context)?.requiredFor(context, email)) !== undefined) {
    throw signInErrors.singleSignOn()
  }
  await redeemCode(context, { purpose: 'sign-in', email }, code)
  const { accountHooks, config, database } = context
  const user = await findProvedUser({ accountHooks, orm: database.orm }, email, config)
  if (!user) throw signInErrors.signUp()
  return user
}
