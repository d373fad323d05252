import { z } from 'zod/mini'
import {
  leavingSchema,
  pageField,
  recentErrors,
  successSchema,
} from '#domains/identity/auth/index.server.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { publicProcedure, requirePermission } from '#platform/api/procedure.ts'
import { listLinkedAccounts, unlinkAccount } from './links/linked-accounts.server.ts'
import { openIdErrors } from './openid-errors.server.ts'
import { startSignIn } from './sign-in/start-sign-in.server.ts'

const providerField = z.string().check(z.maxLength(100))

const linkedAccountsSchema = z.object({
  items: z.array(z.object({ providerId: z.string(), name: z.string(), createdAt: z.date() })),
  offered: z.array(z.object({ providerId: z.string(), name: z.string() })),
})

export const openIdApi = {
  listLinkedAccounts: requirePermission({ account: ['update'] })
    .route({
      method: 'GET',
      path: '/list-accounts',
      summary: 'List own accounts at providers',
      description:
        'The providers that sign the user in, the first linked first, and in `offered` that of an organization which the user may link.',
    })
    .output(linkedAccountsSchema)
    .handler(({ context }) => listLinkedAccounts(context, context.caller.user)),

  unlinkAccount: requirePermission({ account: ['update'] })
    .errors(errorMap(...recentErrors(), openIdErrors.accountNotFound(), openIdErrors.lastAccount()))
    .route({
      method: 'POST',
      path: '/unlink-account',
      summary: 'Unlink an account at a provider',
      description:
        'The provider no longer signs the user in, until a later sign-in by it links it again. The user’s other sessions end, and a message tells them. The last way to sign in can’t be unlinked.',
    })
    .input(z.object({ providerId: providerField }))
    .output(successSchema)
    .handler(async ({ context, input }) => {
      await unlinkAccount(context, input.providerId)
      return { success: true } as const
    }),

  signInWithProvider: publicProcedure
    .meta({ inDemo: true, inBrowser: true })
    .errors(errorMap(...recentErrors()))
    .route({ method: 'POST', path: '/sign-in/social' })
    .input(
      z.strictObject({
        provider: providerField,
        callbackURL: pageField,
        errorCallbackURL: z.optional(pageField),
        idToken: z.optional(z.unknown()),
        link: z.optional(z.boolean()),
      }),
    )
    .output(leavingSchema)
    .handler(({ context, input }) => {
      if (input.idToken !== undefined) throw openIdErrors.idToken()
      return startSignIn(context, input)
    }),
}
