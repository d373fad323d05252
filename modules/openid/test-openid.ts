import { afterAll } from 'vitest'
import { z } from 'zod/mini'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { ways } from '../../tests/outside/travel.ts'
import { openIdKeys, type OpenIdServer, startOpenId } from './test-openid-server.ts'

const ours = 'https://product.example'

type Served = Awaited<ReturnType<typeof serveAuth>>
type Visitor = ReturnType<Served['browser']>

export async function openIdScene(database: TestDatabase) {
  const { server, close } = await startOpenId(ours)
  afterAll(close)
  const keys = {
    OIDC_ISSUER: server.issuer,
    OIDC_CLIENT_ID: openIdKeys.clientId,
    OIDC_CLIENT_SECRET: openIdKeys.clientSecret,
    OIDC_NAME: 'Library ID',
  }
  const serve = (variables: Record<string, string> = {}) =>
    serveAuth(database, { ...keys, ...variables })
  return {
    server,
    keys,
    serve,
    signInBy: (visitor: Visitor, id = 'oidc') => signInAt(server, visitor, id),
  }
}

export const addressIn = (json: unknown) => z.object({ url: z.url() }).parse(json).url

export async function signInAt(server: OpenIdServer, visitor: Visitor, provider: string) {
  const { json } = await visitor.post('/sign-in/social', { provider, ...ways })
  return travel(server, visitor, addressIn(json))
}

/** Follows redirects as a browser does: to the provider, back, and there again if asked to. */
export async function travel(server: OpenIdServer, visitor: Visitor, start: string) {
  const cookies = new Map<string, string>()
  let location = start
  let trips = 0
  while (location.startsWith('http') && trips < 3) {
    trips += 1
    const back = new URL(await passThrough(server, location, cookies))
    const { headers } = await visitor.get(back.pathname.replace('/api/auth', '') + back.search)
    location = headers.location ?? ''
  }
  const { searchParams } = new URL(location, 'http://here.invalid')
  return { location, trips, error: searchParams.get('error') }
}

async function passThrough(
  { issuer }: OpenIdServer,
  start: string,
  cookies: Map<string, string>,
): Promise<string> {
  let address = start
  while (address.startsWith(issuer)) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    if (next === null) {
      throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
    }
    address = new URL(next, address).href
  }
  return address
}
