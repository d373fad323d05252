import type { EnvironmentReader } from '../environment-reader.ts'
import { listOf, oneOf } from '../parsers.ts'
import { anyText, httpUrl } from '../values.ts'
import { type OpenIdProvider, readOpenIdProviders } from './openid-providers.ts'
import { clientVariables, providerIds, type SignInProvider } from './sign-in-providers.ts'

export type SignIn = {
  /** Codes by email still prove an address that a user changes to. */
  signInByCode: boolean
  /** By providers of organizations, which are found by an address. */
  signInByOrganization: boolean
  /** Origins on a private network where organizations may have their provider. */
  trustedIssuers: string[]
  providers: Partial<Record<SignInProvider, ProviderKeys>>
  openIdProviders: OpenIdProvider[]
}

type ProviderKeys = { clientId: string; clientSecret: string }

/** The ways that SIGN_IN names. All are open if it is not set. */
export const namedWays = (environment: EnvironmentReader, parser = listOf(anyText, 'ways')) =>
  environment.read('SIGN_IN', parser)?.map((way) => way.toLowerCase())

const someUrls = listOf(httpUrl, 'http or https URLs, separated by commas')

const originOf = (url: string) => new URL(url).origin

export function readSignIn(environment: EnvironmentReader, ofModules: readonly string[]): SignIn {
  const ways = ['code', ...ofModules, 'oidc', ...providerIds]
  const parser = listOf(oneOf(ways), `some of ${ways.join(', ')}, separated by commas`)
  const named = namedWays(environment, parser)
  const isOpen = (way: string) => named?.includes(way) ?? true
  const openIdProviders = readOpenIdProviders(environment)
  const providers = Object.fromEntries(providerIds.map((id) => [id, readProvider(environment, id)]))
  const missing = {
    oidc: openIdProviders.length === 0 && 'OIDC_ISSUER',
    ...Object.fromEntries(
      providerIds.map((id) => [id, !providers[id] && clientVariables(id).clientId]),
    ),
  }
  for (const [way, variable] of Object.entries(missing)) {
    if (variable && named?.includes(way)) {
      environment.require(variable, `set, since SIGN_IN has ${way}`)
    }
  }
  return {
    signInByCode: isOpen('code'),
    signInByOrganization: isOpen('code') && isOpen('oidc'),
    trustedIssuers: environment.read('TRUSTED_ISSUERS', someUrls, []).map(originOf),
    providers: Object.fromEntries(Object.entries(providers).filter(([id]) => isOpen(id))),
    openIdProviders: isOpen('oidc') ? openIdProviders : [],
  }
}

function readProvider(
  environment: EnvironmentReader,
  id: SignInProvider,
): ProviderKeys | undefined {
  const { clientId, clientSecret } = clientVariables(id)
  return environment.group([clientId, clientSecret], (read) => ({
    clientId: read(clientId, anyText),
    clientSecret: read(clientSecret, anyText),
  }))
}
