import type { CustomFetch } from 'openid-client'
import { discover } from './openid-provider.server.ts'

/** Throws where no such server answers, and where a sign-in by it could not even begin. */
export async function requireOpenIdServer(
  issuer: URL,
  clientId: string,
  fetch: CustomFetch,
): Promise<void> {
  const metadata = await discover({ issuer, clientId }, fetch)
  for (const name of neededEndpoints) requireEndpoint(issuer, name, metadata[name])
  for (const name of otherEndpoints) {
    if (metadata[name] !== undefined) requireEndpoint(issuer, name, metadata[name])
  }
  const { response_types_supported: responses, code_challenge_methods_supported: challenges } =
    metadata
  if (responses && !responses.includes('code')) throw new Error(`${issuer.href} has no code flow`)
  if (challenges && !challenges.includes('S256')) throw new Error(`${issuer.href} has no S256`)
}

const neededEndpoints = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const
const otherEndpoints = ['userinfo_endpoint', 'end_session_endpoint'] as const

/** Checks the same as the library, but before an organization depends on it. */
function requireEndpoint(issuer: URL, name: string, value: unknown): void {
  const protocol = typeof value === 'string' ? URL.parse(value)?.protocol : undefined
  const isAllowed = protocol === 'https:' || (protocol === 'http:' && issuer.protocol === 'http:')
  if (!isAllowed) throw new Error(`${issuer.href} has no usable ${name}`)
}
