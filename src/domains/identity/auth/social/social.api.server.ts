import { z } from 'zod/mini'
import { errorMap } from '#platform/api/error-map.ts'
import { publicProcedure, requirePermission } from '#platform/api/procedure.ts'
import { successSchema } from '../auth-schemas.server.ts'
import { recentErrors, signInErrors } from '../sign-in-errors.server.ts'
import { listLinkedAccounts, unlinkAccount } from './linked-accounts.server.ts'
import { leavingSchema, pageField, startSignIn } from './start-sign-in.server.ts'

const providerField = z.string().check(z.maxLength(100))

const linkedAccountsSchema = z.object({
  items: z.array(z.object({ providerId: z.string(), name: z.string(), createdAt: z.date() })),
  offered: z.array(z.object({ providerId: z.string(), name: z.string() })),
})

export const socialApi = {
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
    .errors(errorMap(...recentErrors(), signInErrors.accountNotFound(), signInErrors.lastAccount()))
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
      if (input.idToken !== undefined) throw signInErrors.idToken()
      return startSignIn(context, input)
    }),
}
