import { isLocalHost } from '#platform/config/encrypted-connections.ts'
import type { EnvironmentReader } from '#platform/config/environment-reader.ts'
import { flag, listOf, type Parser } from '#platform/config/parsers.ts'
import { namedWays } from '#platform/config/sign-in/sign-in.ts'
import { anyText, httpUrl } from '#platform/config/values.ts'
import { defineVariables } from '#platform/config/variables.ts'
import type { ProviderClient } from '#platform/context/organizations.ts'

/** Its id is `oidc`, `oidc-2`, … */
export type OpenIdProvider = ProviderClient & {
  /** The provider says at each sign-in who is an admin. */
  admins?: { claim: string; values: string[] } | undefined
  /** Undefined leaves it to `SIGN_UP`. */
  autoCreate?: boolean | undefined
}

/** `OIDC_2_ISSUER` is of a second OpenID provider, and so on. */
const prefixes = ['OIDC', ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `OIDC_${number}`)]

const idOf = (prefix: string) => prefix.toLowerCase().replace('_', '-')

/** Also of those that are not set up. */
export const openIdIds = prefixes.map(idOf)

const way = 'oidc'

export const openIdVariables = defineVariables(
  (environment) => {
    const named = namedWays(environment)
    const isOpen = named?.includes(way) ?? true
    const providers = readOpenIdProviders(environment)
    if (named && isOpen && providers.length === 0) {
      environment.require('OIDC_ISSUER', `set, since SIGN_IN has ${way}`)
    }
    return isOpen ? providers : []
  },
  {
    secrets: prefixes.map((prefix) => variable('OIDC_CLIENT_SECRET', prefix)),
    signInWays: [way],
  },
)

const issuer: Parser<string> = {
  expected: 'an https URL, or one of a local network',
  parse: (text) => {
    const url = httpUrl.parse(text)
    return url?.startsWith('https:') || (url && isLocalHost(url)) ? url : undefined
  },
}

const scopes: Parser<string> = {
  expected: 'scopes separated by spaces, with openid among them',
  parse: (text) => (text.split(/\s+/).includes('openid') ? text : undefined),
}

function readOpenIdProviders(environment: EnvironmentReader): OpenIdProvider[] {
  const [first = '', ...others] = prefixes
  const used = others.filter((prefix) => environment.hasAny(`${prefix}_`))
  return [first, ...used].flatMap((prefix) => readOpenIdProvider(environment, prefix) ?? [])
}

function readOpenIdProvider(
  environment: EnvironmentReader,
  prefix: string,
): OpenIdProvider | undefined {
  const names = {
    issuer: variable('OIDC_ISSUER', prefix),
    clientId: variable('OIDC_CLIENT_ID', prefix),
    clientSecret: variable('OIDC_CLIENT_SECRET', prefix),
  }
  const name = environment.read(variable('OIDC_NAME', prefix), anyText)
  const scope = environment.read(variable('OIDC_SCOPES', prefix), scopes, 'openid email profile')
  const autoCreate = environment.read(variable('OIDC_AUTO_CREATE', prefix), flag)
  const claim = variable('OIDC_ROLE_CLAIM', prefix)
  const values = variable('OIDC_ADMIN_VALUES', prefix)
  const admins = environment.group([claim, values], (read) => ({
    claim: read(claim, anyText),
    values: environment.read(values, someValues, []),
  }))
  return environment.group(Object.values(names), (read) => {
    const url = URL.parse(read(names.issuer, issuer)) ?? new URL('https://unreadable.invalid')
    return {
      id: idOf(prefix),
      name: name ?? url.hostname,
      issuer: url,
      clientId: read(names.clientId, anyText),
      clientSecret: read(names.clientSecret, anyText),
      scope,
      admins,
      autoCreate,
    }
  })
}

const someValues = listOf(anyText, 'values separated by commas')

function variable(name: string, prefix: string): string {
  return name.replace('OIDC', prefix)
}
