import { isIP } from 'node:net'
import type { EnvironmentReader } from '../environment-reader.ts'
import { flag, listOf, oneOf } from '../parsers.ts'
import { anyText, httpUrl } from '../values.ts'
import { type OpenIdProvider, readOpenIdProviders } from './openid-providers.ts'
import { clientVariables, providerIds, type SignInProvider } from './sign-in-providers.ts'

export type SignIn = {
  /** Codes by email still prove an address that a user changes to. */
  signInByCode: boolean
  signInByPasskey: boolean
  requirePasskeyForAdmins: boolean
  /** By providers of organizations, which are found by an address. */
  signInByOrganization: boolean
  /** Origins on a private network where organizations may have their provider. */
  trustedIssuers: string[]
  providers: Partial<Record<SignInProvider, ProviderKeys>>
  openIdProviders: OpenIdProvider[]
}

type ProviderKeys = { clientId: string; clientSecret: string }

const ways = ['code', 'passkey', 'oidc', ...providerIds] as const

const someWays = listOf(oneOf(ways), `some of ${ways.join(', ')}, separated by commas`)

const someUrls = listOf(httpUrl, 'http or https URLs, separated by commas')

const originOf = (url: string) => new URL(url).origin

export function readSignIn(environment: EnvironmentReader, baseUrl: URL): SignIn {
  const named = environment.read('SIGN_IN', someWays)?.map((way) => way.toLowerCase())
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
  if (named?.every((way) => way === 'passkey')) {
    environment.problems.push(
      'SIGN_IN should have another way than passkey, by which users come in to add one',
    )
  }
  return {
    signInByCode: isOpen('code'),
    signInByPasskey: isOpen('passkey'),
    signInByOrganization: isOpen('code') && isOpen('oidc'),
    trustedIssuers: environment.read('TRUSTED_ISSUERS', someUrls, []).map(originOf),
    requirePasskeyForAdmins: readPasskeyRule(
      environment,
      isOpen('passkey') && hasPasskeys(baseUrl),
    ),
    providers: Object.fromEntries(Object.entries(providers).filter(([id]) => isOpen(id))),
    openIdProviders: isOpen('oidc') ? openIdProviders : [],
  }
}

function readPasskeyRule(environment: EnvironmentReader, canHave: boolean): boolean {
  const isRequired = environment.read('REQUIRE_PASSKEY_FOR_ADMINS', flag, false)
  if (isRequired && !canHave) {
    environment.problems.push(
      'REQUIRE_PASSKEY_FOR_ADMINS should be set only where SIGN_IN has passkey and the host of BASE_URL is a name',
    )
  }
  return isRequired
}

/** They belong to a name, never to an IP address. */
export const hasPasskeys = ({ hostname }: URL) => isIP(hostname.replace(/^\[|\]$/g, '')) === 0

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
