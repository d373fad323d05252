import {
  allowInsecureRequests,
  Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type ServerMetadata,
} from 'openid-client'
import { z } from 'zod/mini'
import type { OrganizationProvider } from '#platform/context/organizations.ts'
import type { OpenIdProvider } from '../variables/openid-providers.server.ts'
import { type Profile, type Provider, type Tokens, timeoutSeconds } from './provider.server.ts'
import { requireSoundClaims } from './sound-claims.server.ts'

/** Keys are read at each sign-in, so that a provider can rotate them at any time. */
export async function openOpenIdProvider(
  provider: OpenIdProvider,
  organization?: OrganizationProvider,
): Promise<Provider> {
  const { clientId, clientSecret, scope, autoCreate } = provider
  const metadata = await metadataOf(provider, organization?.fetch)
  const configuration = new Configuration(metadata, clientId, clientSecret)
  if (organization) configuration[customFetch] = organization.fetch
  configuration.timeout = timeoutSeconds
  enableNonRepudiationChecks(configuration)
  for (const allow of allowancesFor(provider)) allow(configuration)
  async function readProfile(by: Configuration, tokens: Tokens): Promise<Profile> {
    const { emailVerified, ...profile } = await readClaims(provider, by, tokens)
    // The domain is the organization's, so its provider need not say so of each address.
    return { ...profile, emailVerified: emailVerified ?? organization !== undefined }
  }
  return {
    configuration,
    scope,
    isOpenId: true,
    supportsFreshSignIn: true,
    autoCreate,
    organization,
    readProfile,
  }
}

// The library marks it so that it stands out; the configuration allows it on a local network alone.
// oxlint-disable-next-line typescript/no-deprecated
const plainHttp: ((configuration: Configuration) => void)[] = [allowInsecureRequests]

const allowancesFor = ({ issuer }: Pick<OpenIdProvider, 'issuer'>) =>
  issuer.protocol === 'http:' ? plainHttp : []

type Discovered = { metadata: Promise<ServerMetadata>; until: number }

const discovered = new WeakMap<OpenIdProvider, Discovered>()
const keptMs = 3_600_000

function metadataOf(provider: OpenIdProvider, fetch?: CustomFetch): Promise<ServerMetadata> {
  const kept = discovered.get(provider)
  if (kept && kept.until > performance.now()) return kept.metadata
  const metadata = discover(provider, fetch)
  discovered.set(provider, { metadata, until: performance.now() + keptMs })
  // The next sign-in asks again.
  metadata.catch(() => discovered.delete(provider))
  return metadata
}

export async function discover(
  provider: Pick<OpenIdProvider, 'clientId' | 'issuer'>,
  fetch?: CustomFetch,
): Promise<ServerMetadata> {
  const found = await discovery(provider.issuer, provider.clientId, undefined, undefined, {
    timeout: timeoutSeconds,
    execute: allowancesFor(provider),
    ...(fetch && { [customFetch]: fetch }),
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
): Promise<Omit<Profile, 'emailVerified'> & { emailVerified: boolean | undefined }> {
  const sent = tokens.claims()
  if (!sent) throw new Error('The provider sent no ID token')
  requireSoundClaims(sent)
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
    emailVerified: verified === undefined ? undefined : `${verified}` === 'true',
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
