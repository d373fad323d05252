import { z } from 'zod/mini'
import {
  emailField,
  publicUser,
  readEmail,
  recentErrors,
  signedInSchema,
  signInErrors,
  successSchema,
} from '#domains/identity/auth/index.server.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { publicProcedure, requirePermission } from '#platform/api/procedure.ts'
import {
  replaceRecoveryCodes,
  turnOffPasskeyOnly,
  turnOnPasskeyOnly,
} from './change-passkey-only.server.ts'
import { passkeyOnlyErrors } from './passkey-only-errors.server.ts'
import { signInByRecoveryCode } from './recovery/sign-in-by-recovery-code.server.ts'

const codesSchema = z.object({ codes: z.array(z.string()) })

export const passkeyOnlyApi = {
  signInByRecoveryCode: publicProcedure
    .errors(errorMap(signInErrors.method(), signInErrors.email(), passkeyOnlyErrors.refused()))
    .route({
      method: 'POST',
      path: '/sign-in/recovery-code',
      summary: 'Sign in with a recovery code',
      description:
        'For a user who signs in with passkeys only and has none at hand. Starts a session, sets its cookie, and tells the user by mail. A code works once; the answer is the same for every reason to refuse one.',
    })
    .input(z.object({ email: emailField, code: z.string().check(z.maxLength(100)) }))
    .output(signedInSchema)
    .handler(async ({ context, input }) => {
      const given = { email: readEmail(input.email), code: input.code }
      return { user: publicUser(await signInByRecoveryCode(context, given)) }
    }),

  turnOnPasskeyOnly: requirePermission({ account: ['update'] })
    .errors(
      errorMap(
        ...recentErrors(),
        signInErrors.method(),
        passkeyOnlyErrors.noPasskey(),
        passkeyOnlyErrors.changed(),
      ),
    )
    .route({
      method: 'POST',
      path: '/passkey/turn-on-passkey-only',
      summary: 'Sign in with passkeys only',
      description:
        'Codes by email and providers no longer let the user in. Answers ten recovery codes, which can’t be read again. Ends the user’s other sessions, and tells them by mail.',
    })
    .output(codesSchema)
    .handler(async ({ context }) => ({ codes: await turnOnPasskeyOnly(context) })),

  turnOffPasskeyOnly: requirePermission({ account: ['update'] })
    .errors(errorMap(...recentErrors(), passkeyOnlyErrors.changed()))
    .route({
      method: 'POST',
      path: '/passkey/turn-off-passkey-only',
      summary: 'Sign in without passkeys, too',
      description:
        'Codes by email and providers let the user in again, and recovery codes no longer do. Ends the user’s other sessions, and tells them by mail.',
    })
    .output(successSchema)
    .handler(async ({ context }) => {
      await turnOffPasskeyOnly(context)
      return { success: true } as const
    }),

  replaceRecoveryCodes: requirePermission({ account: ['update'] })
    .errors(errorMap(...recentErrors(), passkeyOnlyErrors.changed()))
    .route({
      method: 'POST',
      path: '/passkey/replace-recovery-codes',
      summary: 'Make new recovery codes',
      description:
        'Answers ten recovery codes, which can’t be read again; the earlier ones no longer work. Ends the user’s other sessions, and tells them by mail.',
    })
    .output(codesSchema)
    .handler(async ({ context }) => ({ codes: await replaceRecoveryCodes(context) })),
}
