import { z } from 'zod/mini'
import { publicProcedure } from '#platform/api/procedure.ts'
import { signInErrors } from '../sign-in-errors.server.ts'
import { leavingSchema, pageField, startSignIn } from './start-sign-in.server.ts'

export const socialApi = {
  signInWithProvider: publicProcedure
    .meta({ inDemo: true, inBrowser: true })
    .route({ method: 'POST', path: '/sign-in/social' })
    .input(
      z.strictObject({
        provider: z.string().check(z.maxLength(100)),
        callbackURL: pageField,
        errorCallbackURL: z.optional(pageField),
        idToken: z.optional(z.unknown()),
      }),
    )
    .output(leavingSchema)
    .handler(({ context, input }) => {
      if (input.idToken !== undefined) throw signInErrors.idToken()
      return startSignIn(context, input)
    }),
}
