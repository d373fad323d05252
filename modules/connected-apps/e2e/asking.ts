import { createHash, randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'

export type Asking = Record<string, string>

/** An app that has registered itself, with its calls. Its answer comes back to a page of the product. */
export async function askingFor(request: APIRequestContext, origin: string, name = 'Assistant') {
  const redirectUri = `${origin}/login/error`
  const registered = await request.post('/oauth/register', {
    data: { client_name: name, redirect_uris: [redirectUri] },
  })
  const { client_id: clientId } = (await registered.json()) as { client_id: string }
  const verifier = randomBytes(32).toString('base64url')
  const asked = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'its state',
    scope: 'book:read book:create book:update book:delete genre:read user:list',
    resource: `${origin}/mcp`,
  }
  const path = (wrong: Asking = {}) => `/authorize?${new URLSearchParams({ ...asked, ...wrong })}`
  const exchange = (code: string) =>
    request.post('/oauth/token', {
      form: {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        client_id: clientId,
      },
    })
  const call = async (token: string) => {
    const answer = await request.post('/mcp', {
      headers: { authorization: `Bearer ${token}` },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    })
    return answer.status()
  }
  return { path, exchange, call }
}
