import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { z } from 'zod/mini'
import { publicProcedure } from '#platform/api/procedure.ts'
import type { HttpError } from '#platform/http/http-error.ts'
import { ownPath } from '#rules/own-path.ts'
import { setCookie } from '../sessions/signed-cookies.server.ts'
import { signInErrors } from '../sign-in-errors.server.ts'
import { findProvider } from './providers.server.ts'
import { attemptSeconds, storeAttempt } from './sign-in-attempt.server.ts'

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
      const provider = findProvider(config, input.provider)
      if (!provider) throw signInErrors.provider()
      if (input.idToken !== undefined) throw signInErrors.idToken()
      const callbackPath = localPath(config.baseUrl, input.callbackURL, signInErrors.callbackUrl)
      const errorPath = localPath(
        config.baseUrl,
        input.errorCallbackURL ?? loginErrorPath,
        signInErrors.errorCallbackUrl,
      )
      const [state, verifier] = [randomState(), randomPKCECodeVerifier()]
      const nonce = provider.isOpenId ? randomNonce() : undefined
      await storeAttempt(context, state, {
        provider: input.provider,
        verifier,
        nonce,
        callbackPath,
        errorPath,
      })
      setCookie(context, 'state', state, attemptSeconds)
      const url = buildAuthorizationUrl(provider.configuration, {
        redirect_uri: returnUrl(config.baseUrl, input.provider).href,
        response_type: 'code',
        scope: provider.scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(nonce && { nonce }),
      })
      return { url: url.href, redirect: true } as const
    }),
}

export const loginErrorPath = '/login/error'

export const returnUrl = (baseUrl: URL, provider: string) =>
  new URL(`/api/auth/callback/${provider}`, baseUrl)

/** Prevents open redirects. */
function localPath({ origin }: URL, address: string, refusal: () => HttpError): string {
  const isAbsolute = address.startsWith(`${origin}/`)
  const path = ownPath(isAbsolute ? address.slice(origin.length) : address)
  if (path === '') throw refusal()
  return path
}
