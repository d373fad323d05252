import { ClientSecretPost, Configuration, fetchProtectedResource } from 'openid-client'
import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client'
import { z } from 'zod/mini'
import type { Config } from '#platform/config/config.ts'
import { product } from '#rules/product.ts'

export type Profile = {
  accountId: string
  names: (string | null | undefined)[]
  email: string | undefined
  emailVerified: boolean
}

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers

export type Provider = {
  configuration: Configuration
  scope: string
  isOpenId: boolean
  readProfile: (configuration: Configuration, tokens: Tokens) => Profile | Promise<Profile>
}

type ProviderName = keyof Config['providers']

/** A sign-in can wait for three such requests. */
const timeoutSeconds = 5

const definitions: Record<
  ProviderName,
  Omit<Provider, 'configuration'> & { server: ConstructorParameters<typeof Configuration>[0] }
> = {
  github: {
    server: {
      issuer: 'https://github.com/login/oauth',
      authorization_endpoint: 'https://github.com/login/oauth/authorize',
      token_endpoint: 'https://github.com/login/oauth/access_token',
    },
    scope: 'read:user user:email',
    isOpenId: false,
    readProfile: readGithubProfile,
  },
  google: {
    server: {
      issuer: 'https://accounts.google.com',
      authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
      token_endpoint: 'https://oauth2.googleapis.com/token',
    },
    scope: 'openid email profile',
    isOpenId: true,
    readProfile: readGoogleProfile,
  },
}

export const providerNames = Object.keys(definitions)

const isProvider = (name: string): name is ProviderName => Object.hasOwn(definitions, name)

export function findProvider(
  { providers }: Pick<Config, 'providers'>,
  name: string,
): Provider | undefined {
  const keys = isProvider(name) ? providers[name] : undefined
  if (!isProvider(name) || !keys) return undefined
  const { server, ...provider } = definitions[name]
  const { clientId, clientSecret } = keys
  const authentication = ClientSecretPost(clientSecret)
  const configuration = new Configuration(server, clientId, undefined, authentication)
  configuration.timeout = timeoutSeconds
  return { ...provider, configuration }
}

const googleClaims = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
})

/** The ID token comes from the token endpoint over TLS, so its claims need no signature check. */
function readGoogleProfile(_: Configuration, tokens: Tokens): Profile {
  const claims = tokens.claims()
  if (!claims) throw new Error('Google sent no ID token')
  const { name, email, email_verified: emailVerified = false } = googleClaims.parse(claims)
  return { accountId: claims.sub, names: [name], email, emailVerified }
}

const githubUser = z.object({
  id: z.int(),
  login: z.string(),
  name: z.nullish(z.string()),
  email: z.nullish(z.string()),
})
const githubEmails = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
)

/** GitHub has no ID tokens. The email is the public one of the profile, else the primary one. */
async function readGithubProfile(
  configuration: Configuration,
  { access_token: accessToken }: Tokens,
): Promise<Profile> {
  const read = async (path: string) => {
    const headers = new Headers({ 'user-agent': product.id, accept: 'application/json' })
    const url = new URL(path, 'https://api.github.com')
    const response = await fetchProtectedResource(
      configuration,
      accessToken,
      url,
      'GET',
      null,
      headers,
    )
    if (!response.ok) throw new Error(`${url} answered with ${response.status}`)
    return (await response.json()) as unknown
  }
  const user = githubUser.parse(await read('/user'))
  const emails = githubEmails.parse(await read('/user/emails'))
  const primary = emails.find((one) => one.primary) ?? emails[0]
  const email = user.email ?? primary?.email
  const emailVerified = emails.find((one) => one.email === email)?.verified ?? false
  return { accountId: String(user.id), names: [user.name, user.login], email, emailVerified }
}
