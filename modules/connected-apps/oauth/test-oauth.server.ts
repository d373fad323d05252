import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod/mini'
import type { serveMcp } from '#modules/mcp/test-mcp.server.ts'

type Product = Awaited<ReturnType<typeof serveMcp>>
type Browser = Awaited<ReturnType<Product['signedIn']>>

export const redirectUri = 'http://127.0.0.1/callback'

const registered = z.object({ client_id: z.string() })
const connected = z.object({ location: z.string() })
const issued = z.object({ access_token: z.string(), refresh_token: z.string(), scope: z.string() })

export const connect = (owner: Browser, clientId: string, challenge: string, asked: object = {}) =>
  owner.send('POST', '/api/v1/connections', { ...authorization(clientId, challenge), ...asked })

/** The calls of a client, one by one, so that tests can get each of them wrong. */
export function oauthCalls(product: Product) {
  const registration = (metadata: unknown) =>
    product.ask('/oauth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(metadata),
    })
  const register = async (metadata: object = {}) => {
    const answer = await registration({
      client_name: 'Assistant',
      redirect_uris: [redirectUri],
      ...metadata,
    })
    return registered.parse(answer.json).client_id
  }
  const post = (path: string, form: Record<string, string>) =>
    product.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    })
  /** All right; `wrong` replaces what is sent for the code. */
  async function exchange(owner: Browser, wrong: Record<string, string> = {}) {
    const { code, verifier, clientId } = await codeFor(owner)
    return post('/oauth/token', { ...exchangeOf({ code, verifier, clientId }), ...wrong })
  }
  async function codeFor(owner: Browser, asked: object = {}) {
    const clientId = await register()
    const { verifier, challenge } = proof()
    const { status, json } = await connect(owner, clientId, challenge, asked)
    if (status !== 201) throw new Error(`Should have been connected: ${JSON.stringify(json)}`)
    const { searchParams } = new URL(connected.parse(json).location)
    return { code: searchParams.get('code') ?? '', verifier, clientId, searchParams }
  }
  async function tokensFor(owner: Browser, asked: object = {}) {
    const made = await codeFor(owner, asked)
    const { json } = await post('/oauth/token', exchangeOf(made))
    return { ...issued.parse(json), ...made }
  }
  const refresh = (token: string, clientId: string, others: Record<string, string> = {}) =>
    post('/oauth/token', {
      grant_type: 'refresh_token',
      refresh_token: token,
      client_id: clientId,
      ...others,
    })
  return { registration, register, post, exchange, codeFor, tokensFor, refresh }
}

export function proof() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

const authorization = (clientId: string, challenge: string) => ({
  response_type: 'code',
  client_id: clientId,
  redirect_uri: redirectUri,
  code_challenge: challenge,
  code_challenge_method: 'S256',
  state: 'its state',
  scope: 'account:update apps:app',
  access: 'all',
})

export const exchangeOf = (made: { code: string; verifier: string; clientId: string }) => ({
  grant_type: 'authorization_code',
  code: made.code,
  redirect_uri: redirectUri,
  code_verifier: made.verifier,
  client_id: made.clientId,
})

export const refreshed = (json: unknown) => issued.parse(json)
