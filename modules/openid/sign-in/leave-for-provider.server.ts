import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { setCookie } from '#domains/identity/auth/index.server.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { Provider } from '../providers/provider.server.ts'
import { attemptSeconds, type SignInAttempt, storeAttempt } from './sign-in-attempt.server.ts'

type Context = Pick<ApiContext, 'answerHeaders' | 'config' | 'database' | 'request'>
type Way = Pick<SignInAttempt, 'agreedBy' | 'callbackPath' | 'errorPath' | 'isFresh' | 'provider'>

/** The address at the provider that the browser goes to now. */
export async function leaveForProvider(
  context: Context,
  { configuration, scope, isOpenId }: Provider,
  way: Way,
): Promise<string> {
  const { config } = context
  const [state, verifier] = [randomState(), randomPKCECodeVerifier()]
  const nonce = isOpenId ? randomNonce() : undefined
  await storeAttempt(context, state, { ...way, verifier, nonce })
  setCookie(context, 'state', state, attemptSeconds)
  const { href } = buildAuthorizationUrl(configuration, {
    redirect_uri: returnUrl(config.baseUrl, way.provider).href,
    response_type: 'code',
    scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(nonce && { nonce }),
    ...(way.isFresh && { max_age: `${freshSeconds(config.limits)}` }),
  })
  return href
}

export const returnUrl = (baseUrl: URL, provider: string) =>
  new URL(`/api/auth/callback/${provider}`, baseUrl)

export const freshSeconds = ({ sensitiveMinutes }: { sensitiveMinutes: number }) =>
  sensitiveMinutes * 60
