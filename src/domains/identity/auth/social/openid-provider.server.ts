import {
  allowInsecureRequests,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type ServerMetadata,
} from 'openid-client'
import { z } from 'zod/mini'
import type { OpenIdProvider } from '#platform/config/sign-in/openid-providers.ts'
import { type Profile, type Provider, type Tokens, timeoutSeconds } from './provider.server.ts'

/** Keys are read at each sign-in, so that a provider can rotate them at any time. */
export async function openOpenIdProvider(provider: OpenIdProvider): Promise<Provider> {
  const { clientId, clientSecret, scope, autoCreate } = provider
  const configuration = new Configuration(await metadataOf(provider), clientId, clientSecret)
  configuration.timeout = timeoutSeconds
  enableNonRepudiationChecks(configuration)
  for (const allow of allowancesFor(provider)) allow(configuration)
  const readProfile = async (by: Configuration, tokens: Tokens) => readClaims(provider, by, tokens)
  return {
    configuration,
    scope,
    isOpenId: true,
    supportsFreshSignIn: true,
    autoCreate,
    readProfile,
  }
}

// The library marks it so that it stands out; the configuration allows it on a local network alone.
// oxlint-disable-next-line typescript/no-deprecated
const plainHttp: ((configuration: Configuration) => void)[] = [allowInsecureRequests]

const allowancesFor = ({ issuer }: OpenIdProvider) => (issuer.protocol === 'http:' ? plainHttp : [])

type Discovered = { metadata: Promise<ServerMetadata>; until: number }

const discovered = new WeakMap<OpenIdProvider, Discovered>()
const keptMs = 3_600_000

function metadataOf(provider: OpenIdProvider): Promise<ServerMetadata> {
  const kept = discovered.get(provider)
  if (kept && kept.until > performance.now()) return kept.metadata
  const metadata = discover(provider)
  discovered.set(provider, { metadata, until: performance.now() + keptMs })
  // The next sign-in asks again.
  metadata.catch(() => discovered.delete(provider))
  return metadata
}

async function discover(provider: OpenIdProvider): Promise<ServerMetadata> {
  const found = await discovery(provider.issuer, provider.clientId, undefined, undefined, {
    timeout: timeoutSeconds,
    execute: allowancesFor(provider),
  })
  return found.serverMetadata()
}

const profileClaims = z.object({
  name: z.optional(z.string()),
  preferred_username: z.optional(z.string()),
  email: z.optional(z.string()),
  // Some providers send a text.
  email_verified: z.optional(z.union([z.boolean(), z.literal(['true', 'false'])])),
})

async function readClaims(
  { admins }: OpenIdProvider,
  configuration: Configuration,
  tokens: Tokens,
): Promise<Profile> {
  const sent = tokens.claims()
  if (!sent) throw new Error('The provider sent no ID token')
  const isComplete =
    'email_verified' in sent && (!admins || claimAt(sent, admins.claim) !== undefined)
  const { userinfo_endpoint: more } = configuration.serverMetadata()
  const told =
    isComplete || more === undefined
      ? {}
      : await fetchUserInfo(configuration, tokens.access_token, sent.sub)
  const claims = { ...told, ...sent }
  const { name, preferred_username: alias } = profileClaims.parse(claims)
  // The two belong together: what verifies one address says nothing of another.
  const { email, email_verified: verified } = profileClaims.parse('email' in told ? told : sent)
  return {
    accountId: sent.sub,
    names: [name, alias],
    email,
    emailVerified: `${verified}` === 'true',
    isAdmin: admins && hasOneOf(claimAt(claims, admins.claim), admins.values),
  }
}

/** `realm_access.roles` is a claim in a claim, unless a claim has that very name. */
function claimAt(claims: object, path: string): unknown {
  return readOwn(claims, path) ?? path.split('.').reduce<unknown>(readOwn, claims)
}

const readOwn = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null && Object.hasOwn(from, name)
    ? Reflect.get(from, name)
    : undefined

function hasOneOf(claim: unknown, values: string[]): boolean {
  const held: unknown[] = Array.isArray(claim) ? claim : [claim]
  return held.some((value) => typeof value === 'string' && values.includes(value))
}
