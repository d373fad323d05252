import { ClientSecretPost, Configuration, fetchProtectedResource } from 'openid-client'
import { z } from 'zod/mini'
import type { ApiContext } from '#platform/context/api-context.ts'
import { product } from '#rules/product.ts'
import { openIdVariables } from '../variables/openid-providers.server.ts'
import {
  isSignInProvider,
  providerVariables,
  type SignInProvider,
  signInProviders,
} from '../variables/sign-in-providers.server.ts'
import { openOpenIdProvider } from './openid-provider.server.ts'
import { sourceOf } from './provider-names.server.ts'
import { type Profile, type Provider, timeoutSeconds, type Tokens } from './provider.server.ts'
import { requireSoundClaims } from './sound-claims.server.ts'

type ReadProfile = Provider['readProfile']

const ownProfiles: Partial<Record<SignInProvider, ReadProfile>> = { github: readGithubProfile }

export async function findProvider(
  services: Pick<ApiContext, 'accountHooks' | 'config' | 'database'>,
  id: string,
): Promise<Provider | undefined> {
  const source = sourceOf(services, id)
  if (source) {
    const found = await source.find(services, id)
    return found && openOpenIdProvider(found.client, found.organization)
  }
  const openId = openIdVariables.of(services.config).find((one) => one.id === id)
  if (openId) return openOpenIdProvider(openId)
  const keys = isSignInProvider(id) ? providerVariables.of(services.config)[id] : undefined
  if (!isSignInProvider(id) || !keys) return undefined
  const { scope, variables: _, ...server } = signInProviders[id]
  const { clientId, clientSecret } = keys
  const authentication = ClientSecretPost(clientSecret)
  const configuration = new Configuration(server, clientId, undefined, authentication)
  configuration.timeout = timeoutSeconds
  const isOpenId = scope.split(' ').includes('openid')
  const readProfile = ownProfiles[id] ?? readIdToken
  return {
    configuration,
    scope,
    isOpenId,
    supportsFreshSignIn: false,
    autoCreate: undefined,
    readProfile,
  }
}

const openIdClaims = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
})

/** The ID token comes from the token endpoint over TLS, so its claims need no signature check. */
function readIdToken(_: Configuration, tokens: Tokens): Profile {
  const claims = tokens.claims()
  if (!claims) throw new Error('The provider sent no ID token')
  requireSoundClaims(claims)
  const { name, email, email_verified: emailVerified = false } = openIdClaims.parse(claims)
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
