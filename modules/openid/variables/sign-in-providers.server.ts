import type { EnvironmentReader } from '#platform/config/environment-reader.ts'
import { namedWays } from '#platform/config/sign-in/sign-in.ts'
import { anyText } from '#platform/config/values.ts'
import { defineVariables } from '#platform/config/variables.ts'

/** Both variables switch a provider on. With the scope `openid`, it sends an ID token. */
export const signInProviders = {
  github: {
    name: 'GitHub',
    issuer: 'https://github.com/login/oauth',
    authorization_endpoint: 'https://github.com/login/oauth/authorize',
    token_endpoint: 'https://github.com/login/oauth/access_token',
    scope: 'read:user user:email',
    variables: ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  },
  google: {
    name: 'Google',
    issuer: 'https://accounts.google.com',
    authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    token_endpoint: 'https://oauth2.googleapis.com/token',
    scope: 'openid email profile',
    variables: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  },
} as const

export type SignInProvider = keyof typeof signInProviders

export const isSignInProvider = (id: string): id is SignInProvider =>
  Object.hasOwn(signInProviders, id)

export const providerIds = Object.keys(signInProviders).filter(isSignInProvider)

type ProviderKeys = { clientId: string; clientSecret: string }

export const providerVariables = defineVariables(
  (environment): Partial<Record<SignInProvider, ProviderKeys>> => {
    const named = namedWays(environment)
    const found = providerIds.map((id) => [id, readKeys(environment, id, named)] as const)
    return Object.fromEntries(found.filter(([id]) => named?.includes(id) ?? true))
  },
  {
    secrets: Object.values(signInProviders).map(({ variables: [, secret] }) => secret),
    signInWays: providerIds,
  },
)

function readKeys(
  environment: EnvironmentReader,
  id: SignInProvider,
  named: string[] | undefined,
): ProviderKeys | undefined {
  const [clientId, clientSecret] = signInProviders[id].variables
  const keys = environment.group([clientId, clientSecret], (read) => ({
    clientId: read(clientId, anyText),
    clientSecret: read(clientSecret, anyText),
  }))
  if (!keys && named?.includes(id)) environment.require(clientId, `set, since SIGN_IN has ${id}`)
  return keys
}
