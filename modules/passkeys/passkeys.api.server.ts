import { z } from 'zod/mini'
import {
  publicUser,
  readCaller,
  recentErrors,
  signedInSchema,
  signInErrors,
  successSchema,
} from '#domains/identity/auth/index.server.ts'
import { accessErrors } from '#platform/access/access-errors.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { idSchema } from '#platform/api/id.ts'
import { publicProcedure, requirePermission } from '#platform/api/procedure.ts'
import type { AccountHooks } from '#platform/context/account-hooks.ts'
import { addPasskey, askForNewPasskey } from './credentials/add-passkey.server.ts'
import { removePasskey, renamePasskey } from './credentials/change-passkeys.server.ts'
import { listPasskeys } from './credentials/list-passkeys.server.ts'
import { offerPasskey } from './credentials/offer-passkey.server.ts'
import { passkeyErrors } from './credentials/passkey-errors.server.ts'
import {
  assertionSchema,
  attestationSchema,
  ceremonySchema,
  passkeyListSchema,
  passkeyNameSchema,
  passkeySchema,
} from './credentials/passkey-schemas.server.ts'
import { askForPasskey, signInByPasskey } from './credentials/sign-in-by-passkey.server.ts'

export const passkeysApi = ({ factorRules }: Pick<AccountHooks, 'factorRules'>) => ({
  askForPasskey: publicProcedure
    .errors(errorMap(signInErrors.method()))
    .route({
      method: 'POST',
      path: '/passkey/generate-authenticate-options',
      summary: 'Start a sign-in with a passkey',
      description:
        'The options of `navigator.credentials.get`, and a cookie that must come with the answer of the passkey. Their challenge works once, for 15 minutes. With a session, only passkeys of its user are accepted.',
    })
    .output(ceremonySchema)
    .handler(async ({ context }) => ({
      ...(await askForPasskey(context, await readCaller(context))),
    })),

  signInByPasskey: publicProcedure
    .errors(errorMap(passkeyErrors.refused()))
    .route({
      method: 'POST',
      path: '/passkey/verify-authentication',
      summary: 'Sign in with a passkey',
      description: 'Starts a session and sets its cookie.',
    })
    .input(z.object({ response: assertionSchema }))
    .output(signedInSchema)
    .handler(async ({ context, input }) => ({
      user: publicUser(await signInByPasskey(context, input.response)),
    })),

  offerPasskey: requirePermission({ account: ['update'] })
    .errors(errorMap(accessErrors.whileImpersonating()))
    .route({
      method: 'POST',
      path: '/passkey/offer-passkey',
      summary: 'Ask whether to offer a passkey',
      description:
        'Whether a page should offer one after a sign-in by code: true three times for each user, and never with a passkey.',
    })
    .output(z.object({ offered: z.boolean() }))
    .handler(async ({ context }) => ({ offered: await offerPasskey(context) })),

  askForNewPasskey: requirePermission({ account: ['update'] })
    .errors(errorMap(...recentErrors(), signInErrors.method()))
    .route({
      method: 'POST',
      path: '/passkey/generate-register-options',
      summary: 'Start adding a passkey',
      description:
        'The options of `navigator.credentials.create`, and a cookie that must come with the answer of the device.',
    })
    .output(ceremonySchema)
    .handler(async ({ context }) => ({ ...(await askForNewPasskey(context)) })),

  addPasskey: requirePermission({ account: ['update'] })
    .errors(
      errorMap(
        ...recentErrors(),
        passkeyErrors.notAdded(),
        passkeyErrors.exists(),
        passkeyErrors.tooMany(),
      ),
    )
    .route({
      method: 'POST',
      path: '/passkey/verify-registration',
      summary: 'Add a passkey',
      description: 'Adds the passkey that the device made, and tells the user by mail.',
    })
    .input(z.object({ response: attestationSchema }))
    .output(passkeySchema)
    .handler(({ context, input }) => addPasskey(context, input.response)),

  listPasskeys: requirePermission({ account: ['update'] })
    .route({
      method: 'GET',
      path: '/passkey/list-user-passkeys',
      summary: 'List own passkeys',
      description:
        'The user’s own passkeys, the newest first, and whether nothing else lets the user in.',
    })
    .output(passkeyListSchema(factorRules))
    .handler(({ context }) => listPasskeys(context, context.caller.user.id)),

  renamePasskey: requirePermission({ account: ['update'] })
    .errors(errorMap(accessErrors.whileImpersonating(), passkeyErrors.notFound()))
    .route({
      method: 'POST',
      path: '/passkey/update-passkey',
      summary: 'Rename a passkey',
      description: 'Names one of the user’s own passkeys.',
    })
    .input(z.object({ id: idSchema, name: passkeyNameSchema }))
    .output(passkeySchema)
    .handler(({ context, input }) => renamePasskey(context, input)),

  removePasskey: requirePermission({ account: ['update'] })
    .errors(
      errorMap(
        ...recentErrors(),
        passkeyErrors.notFound(),
        ...factorRules.flatMap(({ errors }) => errors),
      ),
    )
    .route({
      method: 'POST',
      path: '/passkey/delete-passkey',
      summary: 'Remove a passkey',
      description:
        'Removes one of the user’s own passkeys, ends their other sessions, and tells them by mail.',
    })
    .input(z.object({ id: idSchema }))
    .output(successSchema)
    .handler(async ({ context, input }) => {
      await removePasskey(context, input.id)
      return { success: true } as const
    }),
})
