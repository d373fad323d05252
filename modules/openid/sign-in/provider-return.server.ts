import { authorizationCodeGrant } from 'openid-client'
import {
  beginSession,
  clearCookie,
  countAuthCall,
  readCookie,
  readSession,
  type User,
} from '#domains/identity/auth/index.server.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { SessionOrigin } from '#platform/context/sign-in-hooks.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { storable } from '#rules/storable.ts'
import { askForConfirmation, clientOf } from '../links/confirm-link.server.ts'
import { methodOf } from '../providers/provider-names.server.ts'
import type { Profile, Provider, Tokens } from '../providers/provider.server.ts'
import { findProvider } from '../providers/providers.server.ts'
import { freshSeconds, leaveForProvider, returnUrl } from './leave-for-provider.server.ts'
import { providerSession } from './provider-session.server.ts'
import { findProviderUser } from './provider-user.server.ts'
import { findAttempt, type SignInAttempt, takeAttempt } from './sign-in-attempt.server.ts'
import { loginErrorPath } from './start-sign-in.server.ts'

type Context = Pick<
  ApiContext,
  'accountHooks' | 'answerHeaders' | 'config' | 'database' | 'mail' | 'messageTemplates' | 'request'
>

/** The answer is a page, so every failure redirects to one; the cause goes to the log. */
export async function returnFromProvider(context: Context, name: string): Promise<Response> {
  const location = await finishSignIn(context, name).catch((error: unknown) => {
    logFailure(name, error)
    return `${loginErrorPath}?error=unknown_error`
  })
  context.answerHeaders.set('location', location)
  return new Response(null, { status: 302, headers: context.answerHeaders })
}

async function finishSignIn(context: Context, name: string): Promise<string> {
  const { config, request } = context
  await countAuthCall(context)
  const query = new URL(request.url).searchParams
  const state = storable(query.get('state') ?? '')
  const isSameBrowser = readCookie(request.headers, 'state', config) === state
  const attempt = await (isSameBrowser ? takeAttempt : findAttempt)(context, state)
  if (!attempt) return withError(loginErrorPath, 'state_mismatch')
  if (!isSameBrowser) return withError(attempt.errorPath, 'state_mismatch')
  clearCookie(context, 'state')
  const provider = await findProvider(context, name)
  const error = query.get('error') ?? (query.has('code') ? undefined : 'no_code')
  if (error !== undefined) return withError(attempt.errorPath, error)
  if (!provider || name !== attempt.provider) {
    return withError(attempt.errorPath, 'oauth_provider_not_found')
  }
  if (!(await isHeldBy(context, attempt.agreedBy))) {
    return withError(attempt.errorPath, 'state_mismatch')
  }
  const answer = await readAnswer(context, provider, attempt)
  if (typeof answer === 'string') return withError(attempt.errorPath, answer)
  const { profile, tokens } = answer
  const { agreedBy, isFresh = false } = attempt
  const user = await findProviderUser(context, { ...provider, name, isFresh, agreedBy }, profile)
  if (user === 'not_fresh') {
    return leaveForProvider(context, provider, { ...attempt, isFresh: true })
  }
  if (typeof user === 'string') return withError(attempt.errorPath, user)
  const session = providerSession(config, provider, name, tokens)
  if ('unconfirmed' in user) {
    return leadToConfirmation(context, { ...user, session, profile, provider, attempt })
  }
  await beginSession(context, user, methodOf(context, name), session)
  await provider.organization?.signedIn()
  return attempt.callbackPath
}

/** The session in which the user agreed must still be that of this browser. */
async function isHeldBy(context: Context, userId: string | undefined): Promise<boolean> {
  if (userId === undefined) return true
  const held = await readSession(context)
  return held !== undefined && !held.impersonator && held.user.id === userId
}

interface Unconfirmed {
  unconfirmed: Pick<User, 'email' | 'id'>
  session: SessionOrigin
  profile: Profile
  provider: Provider
  attempt: SignInAttempt
}

async function leadToConfirmation(
  context: Context,
  { unconfirmed, session, profile, provider, attempt }: Unconfirmed,
): Promise<string> {
  const { id: userId, email } = unconfirmed
  await askForConfirmation(context, {
    provider: session.providerId,
    providerName: provider.organization?.name ?? session.providerId,
    client: clientOf(provider.configuration),
    accountId: profile.accountId,
    userId,
    email,
    idToken: session.idToken,
  })
  const search = new URLSearchParams({ email })
  if (attempt.callbackPath !== '/login') search.set('redirect', attempt.callbackPath)
  return `/login/verify?${search}`
}

async function readAnswer(
  context: Context,
  provider: Provider,
  { provider: name, verifier, nonce, isFresh = false }: SignInAttempt,
): Promise<{ profile: Profile; tokens: Tokens } | 'invalid_code' | 'unable_to_get_user_info'> {
  const { config, request } = context
  const { configuration, readProfile } = provider
  const arrived = returnUrl(config.baseUrl, name)
  arrived.search = new URL(request.url).search
  const tokens = await orLog(name, async () =>
    authorizationCodeGrant(configuration, arrived, {
      pkceCodeVerifier: verifier,
      expectedState: new URL(request.url).searchParams.get('state') ?? '',
      ...(nonce && { expectedNonce: nonce }),
      ...(isFresh && { maxAge: freshSeconds(config.limits) }),
    }),
  )
  if (!tokens) return 'invalid_code'
  const profile = await orLog(name, async () => readProfile(configuration, tokens))
  return profile ? { profile, tokens } : 'unable_to_get_user_info'
}

const orLog = <Result>(provider: string, read: () => Promise<Result>) =>
  read().catch((error: unknown) => {
    logFailure(provider, error)
    return undefined
  })

function logFailure(provider: string, err: unknown) {
  const { cause } = err instanceof Error ? err : {}
  const providerStatus = cause instanceof Response ? cause.status : undefined
  currentRequest().log.error({ err, provider, providerStatus }, 'Sign-in by a provider failed')
}

function withError(address: string, error: string): string {
  const url = new URL(address, 'http://here.invalid')
  url.search += `${url.search ? '&' : '?'}error=${encodeURIComponent(error)}`
  return url.pathname + url.search + url.hash
}
