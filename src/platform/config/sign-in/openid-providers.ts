import { isLocalHost } from '../encrypted-connections.ts'
import type { EnvironmentReader } from '../environment-reader.ts'
import { flag, listOf, type Parser } from '../parsers.ts'
import { anyText, httpUrl } from '../values.ts'
import { openIdId, openIdPrefixes } from './sign-in-providers.ts'

export type OpenIdProvider = {
  /** In addresses and on accounts: `oidc`, `oidc-2`, … */
  id: string
  name: string
  issuer: URL
  clientId: string
  clientSecret: string
  scope: string
  /** The provider says at each sign-in who is an admin. */
  admins: { claim: string; values: string[] } | undefined
  /** Undefined leaves it to `SIGN_UP`. */
  autoCreate: boolean | undefined
}

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

export function readOpenIdProviders(environment: EnvironmentReader): OpenIdProvider[] {
  const [first = '', ...others] = openIdPrefixes
  const used = others.filter((prefix) => environment.hasAny(`${prefix}_`))
  return [first, ...used].flatMap((prefix) => readOpenIdProvider(environment, prefix) ?? [])
}

function readOpenIdProvider(
  environment: EnvironmentReader,
  prefix: string,
): OpenIdProvider | undefined {
  const names = {
    issuer: `${prefix}_ISSUER`,
    clientId: `${prefix}_CLIENT_ID`,
    clientSecret: `${prefix}_CLIENT_SECRET`,
  }
  const name = environment.read(`${prefix}_NAME`, anyText)
  const scope = environment.read(`${prefix}_SCOPES`, scopes, 'openid email profile')
  const autoCreate = environment.read(`${prefix}_AUTO_CREATE`, flag)
  const [claim, values] = [`${prefix}_ROLE_CLAIM`, `${prefix}_ADMIN_VALUES`]
  const admins = environment.group([claim, values], (read) => ({
    claim: read(claim, anyText),
    values: environment.read(values, someValues, []),
  }))
  return environment.group(Object.values(names), (read) => {
    const url = URL.parse(read(names.issuer, issuer)) ?? new URL('https://unreadable.invalid')
    return {
      id: openIdId(prefix),
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
