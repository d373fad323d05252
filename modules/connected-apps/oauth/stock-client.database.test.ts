import {
  auth,
  Client,
  IssuerMismatchError,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { apiKeys } from '#modules/api-keys/auth/index.server.ts'
import { serveMcp } from '#modules/mcp/test-mcp.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const { orm } = database
await orm
  .insert(users)
  .values([{ name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true }])
const product = await serveMcp(database, afterAll)
const owner = await product.signedIn('ada@example.com')

/** The product believes that it is served at its configured address. */
const toServer = (input: string | URL, init?: RequestInit) =>
  fetch(`${input}`.replace('https://product.example', `http://127.0.0.1:${product.port}`), init)
const serverUrl = new URL('https://product.example/mcp')

type Kept<Name extends keyof OAuthClientProvider> = Awaited<
  ReturnType<Extract<OAuthClientProvider[Name], (...given: never[]) => unknown>>
>

/** The storage of a program, and the address that it would open in a browser. */
class Program implements OAuthClientProvider {
  readonly redirectUrl = 'http://localhost:6274/oauth/callback'
  readonly clientMetadata = {
    client_name: 'Stock client',
    redirect_uris: [this.redirectUrl],
    token_endpoint_auth_method: 'client_secret_post',
  }
  asked = new URL('about:blank')
  #client: Kept<'clientInformation'>
  #tokens: Kept<'tokens'>
  #verifier = ''
  #discovered: OAuthDiscoveryState | undefined

  state = () => 'a state of its own'
  clientInformation = () => this.#client
  saveClientInformation = (client: Kept<'clientInformation'>) => void (this.#client = client)
  tokens = () => this.#tokens
  saveTokens = (tokens: Kept<'tokens'>) => void (this.#tokens = tokens)
  redirectToAuthorization = (url: URL) => void (this.asked = url)
  codeVerifier = () => this.#verifier
  saveCodeVerifier = (verifier: string) => void (this.#verifier = verifier)
  discoveryState = () => this.#discovered
  saveDiscoveryState = (state: OAuthDiscoveryState) => void (this.#discovered = state)
}

const connected = z.object({ location: z.string() })

/** In the place of the page where the user decides. */
async function allow(asked: URL): Promise<URLSearchParams> {
  const parameters = Object.fromEntries(asked.searchParams)
  const { json } = await owner.send('POST', '/api/v1/connections', { ...parameters, access: 'all' })
  return new URL(connected.parse(json).location).searchParams
}

const transportFor = (program: Program) =>
  new StreamableHTTPClientTransport(serverUrl, { authProvider: program, fetch: toServer })
const newClient = () => new Client({ name: 'stock', version: '1' })

test('the stock client of the protocol finds its way from the address alone', async () => {
  const program = new Program()
  const first = transportFor(program)
  await expect(newClient().connect(first)).rejects.toBeInstanceOf(UnauthorizedError)
  expect(program.asked.origin + program.asked.pathname).toBe('https://product.example/authorize')
  expect(program.asked.searchParams.get('resource')).toBe('https://product.example/mcp')
  expect(program.asked.searchParams.get('scope')).toContain('user:list')

  await first.finishAuth(await allow(program.asked))
  const client = newClient()
  await client.connect(transportFor(program))
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toContain('search_users')
  const list = () => client.callTool({ name: 'search_users', arguments: {} })
  expect(await list()).not.toHaveProperty('isError')

  const before = program.tokens()?.access_token
  await orm.update(apiKeys).set({ expiresAt: sql`now() - interval '1 second'` })
  expect(await list()).not.toHaveProperty('isError')
  expect(program.tokens()?.access_token).not.toBe(before)

  const form = new URLSearchParams({
    token: program.tokens()?.refresh_token ?? '',
    client_id: program.clientInformation()?.client_id ?? '',
  })
  const address = 'https://product.example/oauth/revoke'
  expect((await toServer(address, { method: 'POST', body: form })).status).toBe(200)
  await expect(list()).rejects.toMatchObject({ code: 'invalid_grant' })
  await client.close()
})

test('the stock client hears of a refusal, and of an answer from elsewhere', async () => {
  const program = new Program()
  expect(await auth(program, { serverUrl, fetchFn: toServer })).toBe('REDIRECT')
  const { json } = await owner.ask(`/api/v1/connections/request${program.asked.search}`)
  const { refuseAt } = z.object({ refuseAt: z.string() }).parse(json)
  const transport = transportFor(program)
  const answer = new URL(refuseAt).searchParams
  await expect(transport.finishAuth(answer)).rejects.toMatchObject({ code: 'access_denied' })
  const forged = await allow(program.asked)
  forged.set('iss', 'https://evil.example')
  await expect(transport.finishAuth(forged)).rejects.toBeInstanceOf(IssuerMismatchError)
})
