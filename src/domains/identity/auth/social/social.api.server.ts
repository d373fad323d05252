import { z } from 'zod/mini'
import { publicProcedure } from '#platform/api/procedure.ts'
import { currentRequest } from '#platform/http/current-request.ts'
import type { HttpError } from '#platform/http/http-error.ts'
import { ownPath } from '#rules/own-path.ts'
import { readCaller } from '../sessions/read-caller.server.ts'
import { signInErrors } from '../sign-in-errors.server.ts'
import { leaveForProvider } from './leave-for-provider.server.ts'
import { findProvider } from './providers.server.ts'

const addressField = z.string().check(z.maxLength(4000))

export const socialApi = {
  signInWithProvider: publicProcedure
    .meta({ inDemo: true, inBrowser: true })
    .route({ method: 'POST', path: '/sign-in/social' })
    .input(
      z.strictObject({
        provider: z.string().check(z.maxLength(100)),
        callbackURL: addressField,
        errorCallbackURL: z.optional(addressField),
        idToken: z.optional(z.unknown()),
      }),
    )
    .output(z.object({ url: z.string(), redirect: z.literal(true) }))
    .handler(async ({ context, input }) => {
      const { config } = context
      const provider = await findProvider(config, input.provider).catch((err: unknown) => {
        currentRequest().log.error({ err, provider: input.provider }, 'A provider is unavailable')
        throw signInErrors.providerAway()
      })
      if (!provider) throw signInErrors.provider()
      if (input.idToken !== undefined) throw signInErrors.idToken()
      const callbackPath = localPath(config.baseUrl, input.callbackURL, signInErrors.callbackUrl)
      const errorPath = localPath(
        config.baseUrl,
        input.errorCallbackURL ?? loginErrorPath,
        signInErrors.errorCallbackUrl,
      )
      const url = await leaveForProvider(context, provider, {
        provider: input.provider,
        callbackPath,
        errorPath,
        // A session of the provider's may be old.
        isFresh: provider.supportsFreshSignIn && (await readCaller(context)) !== null,
      })
      return { url, redirect: true } as const
    }),
}

export const loginErrorPath = '/login/error'

/** Prevents open redirects. */
function localPath({ origin }: URL, address: string, refusal: () => HttpError): string {
  const isAbsolute = address.startsWith(`${origin}/`)
  const path = ownPath(isAbsolute ? address.slice(origin.length) : address)
  if (path === '') throw refusal()
  return path
}
