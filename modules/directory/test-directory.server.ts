import { expect } from 'vitest'
import { peopleIn } from '#domains/identity/auth/people/test-people.ts'
import { organized } from '#modules/organizations/test-organizations.server.ts'
import { emailDomains } from '#modules/single-sign-on/index.server.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import type { WhenDone } from '#platform/http/test-server.ts'

export const root = '/api/scim/v2'
const mediaType = 'application/scim+json'

type Content = Record<string, unknown>

const manyCalls = {
  LIMIT_CALLS_PER_KEY_PER_MINUTE: '1000000',
  LIMIT_CALLS_PER_SESSION_PER_MINUTE: '1000000',
  LIMIT_CALLS_PER_PERSON_PER_MINUTE: '1000000',
}

/** The product, and directories that call it as Entra ID and Okta do. */
export async function withDirectories(
  database: TestDatabase,
  whenDone: WhenDone,
  variables: Record<string, string> = {},
) {
  const product = await organized(database, { ...manyCalls, ...variables }, undefined, whenDone)

  async function verify(organizationId: string, domain: string) {
    const verifiedAt = new Date()
    await database.orm
      .insert(emailDomains)
      .values({ organizationId, domain, token: 'token', verifiedAt, seenAt: verifiedAt })
  }

  type Owner = Awaited<ReturnType<typeof product.person>>

  async function keyOf(owner: Owner, draft: object = {}) {
    const asked = { name: 'Entra ID', scopes: ['directory:sync'], ...draft }
    const { status, json } = await owner.call('POST', '/keys', asked)
    if (status !== 201) throw new Error(`A key should have been made: ${JSON.stringify(json)}`)
    return String(json['key'])
  }

  const callerWith =
    (key: string) =>
    async (
      method: string,
      path: string,
      body?: object | string,
      headers: Record<string, string> = {},
    ) => {
      const content = typeof body === 'object' ? JSON.stringify(body) : body
      const answer = await product.ask(root + path, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(content !== undefined && {
            'content-type': mediaType,
            'content-length': String(Buffer.byteLength(content)),
          }),
          ...headers,
        },
        ...(content !== undefined && { body: content }),
      })
      return { ...answer, json: contentOf(String(answer.body)) }
    }

  /** An organization with a verified domain, and its directory. */
  async function directory(name: string, domain: string) {
    const owner = await product.person(`${name}Owner`)
    const organization = await product.organization(owner, name)
    await verify(organization.id, domain)
    const key = await keyOf(owner, { organizationId: organization.id })
    const call = callerWith(key)
    const create = async (user: object) => {
      const { status, json } = await call('POST', '/Users', user)
      if (status !== 201) throw new Error(`A user should have been made: ${JSON.stringify(json)}`)
      return { ...json, id: String(json['id']) }
    }
    return { owner, ...organization, key, call, create }
  }

  return { ...product, verify, keyOf, callerWith, directory, account: peopleIn(database) }
}

function contentOf(text: string): Content {
  const json: unknown = text === '' ? {} : JSON.parse(text)
  return typeof json === 'object' && json !== null ? Object.fromEntries(Object.entries(json)) : {}
}

export const patchOf = (...operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: operations,
})

/** The requests of Entra ID, as its documentation gives them. */
export const entraUser = (userName: string, rest: object = {}) => ({
  schemas: [
    'urn:ietf:params:scim:schemas:core:2.0:User',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  ],
  externalId: `entra ${userName}`,
  userName,
  active: true,
  displayName: 'Lena Park',
  emails: [{ primary: true, type: 'work', value: userName }],
  meta: { resourceType: 'User' },
  name: { formatted: 'Lena Park', familyName: 'Park', givenName: 'Lena' },
  roles: [],
  ...rest,
})

/** Typed, unlike the matcher itself. */
export const containing = (text: string): unknown => expect.stringContaining(text)
