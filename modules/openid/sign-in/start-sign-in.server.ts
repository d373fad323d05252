import type { z } from 'zod/mini'
import {
  type leavingSchema,
  readCaller,
  signInErrors,
} from '#domains/identity/auth/index.server.ts'
import { type Caller, requireSureOfFactors } from '#platform/access/caller.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { HttpError } from '#platform/errors/http-error.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { ownPath } from '#rules/own-path.ts'
import { openIdErrors } from '../openid-errors.server.ts'
import { findProvider } from '../providers/providers.server.ts'
import { leaveForProvider } from './leave-for-provider.server.ts'

interface Start {
  provider: string
  callbackURL: string
  errorCallbackURL?: string | undefined
  /** Links the provider of an organization to the account of the session. */
  link?: boolean | undefined
}

export async function startSignIn(
  context: ApiContext,
  {
    provider: name,
    callbackURL,
    errorCallbackURL = errorPathFor(callbackURL),
    link = false,
  }: Start,
): Promise<z.infer<typeof leavingSchema>> {
  const { baseUrl } = context.config
  function refuse(err: unknown): never {
    currentRequest().log.error({ err, provider: name }, 'A provider is unavailable')
    throw openIdErrors.providerAway()
  }
  const caller = await readCaller(context)
  if (link) requireAgreement(caller, context)
  const provider = await findProvider(context, name).catch(refuse)
  if (!provider) throw openIdErrors.provider()
  const attempt = {
    provider: name,
    callbackPath: localPath(baseUrl, callbackURL, openIdErrors.callbackUrl),
    errorPath: localPath(baseUrl, errorCallbackURL, openIdErrors.errorCallbackUrl),
    // A session of the provider's may be old.
    isFresh: provider.supportsFreshSignIn && caller !== null,
    ...(link && { agreedBy: caller?.user.id }),
  }
  const url = await leaveForProvider(context, provider, attempt).catch(refuse)
  return { url, redirect: true }
}

function requireAgreement(
  caller: Caller | null,
  { config }: Pick<ApiContext, 'config'>,
): asserts caller is Caller {
  if (!caller) throw signInErrors.noSession()
  requireSureOfFactors(caller, config.limits)
}

export const loginErrorPath = '/login/error'

const errorPathFor = (redirect: string) =>
  redirect === '/login' ? loginErrorPath : `${loginErrorPath}?${new URLSearchParams({ redirect })}`

/** Prevents open redirects. */
function localPath({ origin }: URL, address: string, refusal: () => HttpError): string {
  const isAbsolute = address.startsWith(`${origin}/`)
  const path = ownPath(isAbsolute ? address.slice(origin.length) : address)
  if (path === '') throw refusal()
  return path
}
