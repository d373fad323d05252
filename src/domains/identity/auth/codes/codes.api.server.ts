import { z } from 'zod/mini'
import { errorMap } from '#platform/api/error-map.ts'
import { publicProcedure } from '#platform/api/procedure.ts'
import type { AccountHooks } from '#platform/context/account-hooks.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import { leavingSchema, pageField, sentCodeSchema, signedInSchema } from '../auth-schemas.server.ts'
import { findProvedUser, isBanned, type User } from '../people/people.server.ts'
import { beginSession } from '../sessions/begin-session.server.ts'
import { publicUser } from '../sessions/current-session.server.ts'
import { codeErrors, signInErrors } from '../sign-in-errors.server.ts'
import { forgetCodeBrowser, redeemCode, sendCode } from './code-exchange.server.ts'
import { codeField, emailField, readEmail } from './code-fields.server.ts'

export const codesApi = ({
  codeChecks: checks,
  codeDetours: detours,
}: Pick<AccountHooks, 'codeChecks' | 'codeDetours'>) => ({
  sendCode: publicProcedure
    .meta({ inDemo: true })
    .errors(
      errorMap(
        signInErrors.method(),
        signInErrors.email(),
        ...checks.flatMap(({ errors }) => errors),
        ...detours.flatMap(({ sendErrors }) => sendErrors),
      ),
    )
    .route({
      method: 'POST',
      path: '/email-otp/send-verification-otp',
      summary: 'Send a sign-in code',
      description: [
        'Emails a six-digit code. The response is the same for known and unknown addresses, and sets a cookie that must come with the code.',
        ...detours.flatMap(({ description = [] }) => description),
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
      for (const { send } of detours) {
        const sent = await send(context, { ...input, email })
        if (sent) return sent
      }
      return sendCode(context, { purpose: 'sign-in', email })
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
        ...detours.flatMap((detour) => detour.signInErrors),
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
      const found = await signInElse(context, { email, code: input.otp })
      const user = found?.user ?? (await findUserByCode(context, email, input.otp))
      if (await isBanned(context.database, user)) throw signInErrors.banned()
      await beginSession(context, user, found?.method ?? 'code', found?.origin)
      forgetCodeBrowser(context)
      return { user: publicUser(user) }
    }),
})

async function signInElse(context: ApiContext, given: { email: string; code: string }) {
  for (const { signIn } of context.accountHooks.codeDetours) {
    const found = await signIn(context, given)
    if (found) return found
  }
  return undefined
}

async function findUserByCode(context: ApiContext, email: string, code: string): Promise<User> {
  await redeemCode(context, { purpose: 'sign-in', email }, code)
  const { accountHooks, config, database } = context
  const user = await findProvedUser({ accountHooks, orm: database.orm }, email, config)
  if (!user) throw signInErrors.signUp()
  return user
}
