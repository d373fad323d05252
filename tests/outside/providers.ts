import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Answer, Asked, Place } from './outside.ts'

export type Person = { id: number; name: string; email: string; verified: boolean }

type Granted = { person: Person; query: URLSearchParams }

/** A code works once, for the client that asked, with its secret, redirect and code verifier. */
export class Providers {
  person: Person = { id: 1, name: 'Nobody', email: 'nobody@example.com', verified: true }
  claims: Record<string, unknown> = {}
  readonly tokens: string[] = []
  readonly #codes = new Map<string, Granted>()
  readonly #people = new Map<string, Person>()
  readonly #key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

  readonly places: Record<string, Place> = {
    'github.com/login/oauth/authorize': (asked) => this.#agree(asked),
    'github.com/login/oauth/access_token': (asked) => this.#exchange(asked, 'github'),
    'api.github.com/user': (asked) => this.#whenAllowed(asked, githubProfile),
    'api.github.com/user/emails': (asked) => this.#whenAllowed(asked, githubAddresses),
    'accounts.google.com/o/oauth2/v2/auth': (asked) => this.#agree(asked),
    'oauth2.googleapis.com/token': (asked) => this.#exchange(asked, 'google'),
  }

  newPerson(facts: Partial<Person> = {}): Person {
    const id = this.person.id + 1
    const email = `ann${id}@example.com`
    return (this.person = { id, name: `Ann ${id}`, email, verified: true, ...facts })
  }

  #agree({ query }: Asked): Answer {
    const code = this.#make('code')
    this.#codes.set(code, { person: this.person, query })
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('code', code)
    back.searchParams.set('state', query.get('state') ?? '')
    return { status: 302, headers: { location: back.href } }
  }

  #exchange({ body }: Asked, at: 'github' | 'google'): Answer {
    const form = new URLSearchParams(body)
    const granted = this.#codes.get(form.get('code') ?? '')
    this.#codes.delete(form.get('code') ?? '')
    if (!granted || !mayHave(granted, form)) return refusals[at]
    const token = this.#make('access')
    this.#people.set(`Bearer ${token}`, granted.person)
    const common = { access_token: token, token_type: 'bearer' }
    if (at === 'github') return { body: { ...common, scope: 'read:user,user:email' } }
    const rest = { expires_in: 3599, refresh_token: this.#make('refresh'), scope: 'openid email' }
    return { body: { ...common, ...rest, id_token: this.#identify(granted) } }
  }

  #whenAllowed({ headers }: Asked, tell: (person: Person) => object): Answer {
    const person = this.#people.get(headers.authorization ?? '')
    return person ? { body: tell(person) } : { status: 401, body: { message: 'Bad credentials' } }
  }

  #identify({ person, query }: Granted): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: 'https://accounts.google.com',
      aud: query.get('client_id'),
      sub: String(person.id),
      nonce: query.get('nonce') ?? undefined,
      iat: now,
      exp: now + 3600,
      name: person.name,
      email: person.email,
      email_verified: person.verified,
      picture: `https://lh3.googleusercontent.com/a/${person.id}`,
      ...this.claims,
    }
    const said = [{ alg: 'RS256', typ: 'JWT' }, claims].map(encode).join('.')
    const token = `${said}.${sign('sha256', Buffer.from(said), this.#key).toString('base64url')}`
    this.tokens.push(token)
    return token
  }

  #make(what: string): string {
    const made = `${what}-${randomBytes(24).toString('hex')}`
    if (what !== 'code') this.tokens.push(made)
    return made
  }
}

/** GitHub refuses with 200. */
const refusals: Record<'github' | 'google', Answer> = {
  github: { body: { error: 'bad_verification_code' } },
  google: { status: 400, body: { error: 'invalid_grant' } },
}

function mayHave({ query }: Granted, form: URLSearchParams): boolean {
  const challenge = createHash('sha256').update(form.get('code_verifier') ?? '')
  return (
    form.get('client_secret') === 'our-secret' &&
    ['client_id', 'redirect_uri'].every((name) => form.get(name) === query.get(name)) &&
    challenge.digest('base64url') === query.get('code_challenge')
  )
}

const githubProfile = ({ id, name }: Person) => ({
  id,
  login: `person-${id}`,
  name,
  email: null,
  avatar_url: `https://avatars.githubusercontent.com/u/${id}`,
})

const githubAddresses = ({ email, verified }: Person) => [
  { email: 'second@example.com', primary: false, verified: true },
  { email, primary: true, verified },
]

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
