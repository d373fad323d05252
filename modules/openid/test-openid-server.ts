import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type KoaContextWithOIDC, Provider } from 'oidc-provider'
import { z } from 'zod/mini'
import { freePort } from '#platform/free-port.ts'

interface Person {
  id: string
  /** Seconds since this person signed in at the provider. */
  signedInFor: number
  claims: Record<string, unknown>
}

type Claims = Record<string, unknown>

export const openIdKeys = { clientId: 'our-id', clientSecret: 'our-secret' }

/** A real provider, whose user agrees to everything. */
export async function startOpenId(ours: string) {
  const port = await freePort()
  const server = new OpenIdServer(`http://127.0.0.1:${port}`, ours)
  const listening = createServer((request, response) => void server.answer(request, response))
  listening.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const close = async () => {
    listening.closeAllConnections()
    listening.close()
    await once(listening, 'close')
  }
  return { server, close }
}

export class OpenIdServer {
  readonly issuer: string
  person: Person = { id: 'nobody', signedInFor: 0, claims: {} }
  /** Changes an ID token before it is sent. */
  alter: ((token: IdToken) => string) | undefined
  readonly asked: URL[] = []
  readonly tokens: string[] = []
  readonly #ours: string
  readonly #ids = ['oidc', 'oidc-2']
  #key = newKey()
  #provider: Provider

  constructor(issuer: string, ours: string) {
    this.issuer = issuer
    this.#ours = ours
    this.#provider = this.#make()
  }

  newPerson(claims: Claims = {}, signedInFor = 0): Person & { email: string } {
    const id = `person-${crypto.randomUUID()}`
    const email = `${id}@example.com`
    const all = { name: 'Ann', email, email_verified: true, ...claims }
    this.person = { id, signedInFor, claims: all }
    return { ...this.person, email }
  }

  /** Sign-ins may lead back to the provider of this id, too. */
  allow(id: string) {
    this.#ids.push(id)
    this.#provider = this.#make()
  }

  rotateKeys() {
    this.#key = newKey()
    this.#provider = this.#make()
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', this.issuer)
    if (url.pathname === '/favicon.ico') {
      response.writeHead(204).end()
      return
    }
    this.asked.push(url)
    if (!url.pathname.startsWith('/interaction/')) {
      await this.#provider.callback()(request, response)
      return
    }
    const ts = Math.floor(Date.now() / 1000) - this.person.signedInFor
    // A user who is asked to sign in again does so now.
    const { prompt } = await this.#provider.interactionDetails(request, response)
    const isAgain = prompt.reasons.some((reason) => /max_age|login_prompt/.test(reason))
    if (isAgain) this.person.signedInFor = 0
    const login = { accountId: this.person.id, ts: isAgain ? Math.floor(Date.now() / 1000) : ts }
    await this.#provider.interactionFinished(request, response, { login })
  }

  #make(): Provider {
    const provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: openIdKeys.clientId,
          client_secret: openIdKeys.clientSecret,
          redirect_uris: this.#ids.map((id) => `${this.#ours}/api/auth/callback/${id}`),
          post_logout_redirect_uris: [`${this.#ours}/login`],
        },
      ],
      jwks: { keys: [{ ...this.#key.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'groups', 'realm_access'],
      },
      conformIdTokenClaims: false,
      cookies: { keys: ['a key of the tests'] },
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false }, rpInitiatedLogout: { logoutSource } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, id) => ({
        accountId: id,
        claims: () => ({ ...this.person.claims, sub: id }),
      }),
      loadExistingGrant: agree,
    })
    provider.use(async (context, next) => {
      await next()
      if (context.path === '/token') this.#send(context.body)
    })
    return provider
  }

  #send(body: unknown) {
    if (typeof body !== 'object' || body === null || !('id_token' in body)) return
    if (this.alter) body.id_token = this.alter(new IdToken(String(body.id_token), this.#key))
    for (const token of Object.values(body)) {
      if (typeof token === 'string' && token.length > 40) this.tokens.push(token)
    }
  }
}

/** The provider's own page asks another host for a font. */
function logoutSource(context: KoaContextWithOIDC, form: string) {
  context.body = `<!doctype html><title>Sign out?</title>${form}<button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>`
}

async function agree({ oidc }: KoaContextWithOIDC) {
  const { client, provider, session } = oidc
  if (!client || !session?.accountId) return undefined
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

export class IdToken {
  readonly #key: KeyObject
  readonly #header: Claims
  readonly #claims: Claims

  constructor(token: string, key: KeyObject) {
    const [header = '', claims = ''] = token.split('.')
    this.#key = key
    this.#header = decode(header)
    this.#claims = decode(claims)
  }

  /** Signed as the provider does. */
  with(claims: Claims, key = this.#key): string {
    const said = [this.#header, { ...this.#claims, ...claims }].map(encode).join('.')
    return `${said}.${sign('sha256', Buffer.from(said), key).toString('base64url')}`
  }

  signedByAnother(): string {
    return this.with({}, newKey())
  }

  unsigned(): string {
    return `${[{ alg: 'none' }, this.#claims].map(encode).join('.')}.`
  }
}

const decode = (part: string): Claims =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.from(part, 'base64url').toString()))
const encode = (part: Claims) => Buffer.from(JSON.stringify(part)).toString('base64url')
