import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { runs, seed } from '#platform/http/test-fuzz.ts'
import { listIn } from '#platform/http/test-items.ts'
import { entraUser, patchOf, root, withDirectories } from './test-directory.server.ts'

const database = await testDatabase()
const product = await withDirectories(database, afterAll)
const corp = await product.directory('Corp', 'corp.example')
const { call, create } = corp
const core = 'urn:ietf:params:scim:schemas:core:2.0'

const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'
const errorOf = (status: number, scimType?: string) => ({
  status,
  headers: { 'content-type': 'application/scim+json' },
  json: { schemas: [errorSchema], status: String(status), ...(scimType && { scimType }) },
})

let count = 0
const address = () => `user${(count += 1)}@corp.example`

describe('RFC 7644', () => {
  test('section 4: the service describes itself', async () => {
    expect(await call('GET', '/ServiceProviderConfig')).toMatchObject({
      status: 200,
      json: {
        schemas: [`${core}:ServiceProviderConfig`],
        patch: { supported: true },
        bulk: { supported: false },
        filter: { supported: true, maxResults: 200 },
        changePassword: { supported: false },
        sort: { supported: false },
        etag: { supported: true },
        authenticationSchemes: [{ type: 'oauthbearertoken', primary: true }],
      },
    })
    for (const [list, id] of [
      ['ResourceTypes', 'User'],
      ['ResourceTypes', 'Group'],
      ['Schemas', `${core}:User`],
      ['Schemas', `${core}:Group`],
    ] as const) {
      const { json } = await call('GET', `/${list}`)
      expect(json).toMatchObject({ totalResults: 2 })
      const one = await call('GET', `/${list}/${encodeURIComponent(id)}`)
      expect(one).toMatchObject({ status: 200, json: { id } })
      expect(json['Resources']).toContainEqual(one.json)
      expect(one.json).toMatchObject({
        meta: { location: `https://product.example${root}/${list}/${id}` },
      })
    }
    expect(await call('GET', '/Schemas/unknown')).toMatchObject(errorOf(404))
    expect((await call('GET', '/Schemas/%E0%A4%A')).status).toBe(400)
    expect(await call('POST', '/Schemas', {})).toMatchObject(errorOf(405))
  })

  test('every attribute that is answered is in the schema, and has its type', async () => {
    const { json } = await call('GET', `/Schemas/${core}:User`)
    const names = listIn(json, 'attributes').map(({ name }) => name)
    const user = await create(entraUser(address()))
    const common = ['schemas', 'id', 'externalId', 'meta']
    expect(Object.keys(user).filter((name) => ![...names, ...common].includes(name))).toEqual([])
  })

  test('sections 3.7, 3.11: what is not supported says so', async () => {
    expect(await call('POST', '/Bulk', { Operations: [] })).toMatchObject(errorOf(501))
    expect(await call('GET', '/Me')).toMatchObject(errorOf(501))
    const list = '/Users'
    for (const path of ['', '/', `${list}/`, list.toLowerCase(), '/Nothing', `${list}/a/b`]) {
      expect([path, (await call('GET', path)).status]).toEqual([path, 404])
    }
    expect(await call('DELETE', '/Users')).toMatchObject({
      ...errorOf(405),
      headers: { allow: 'GET, POST' },
    })
  })

  test('section 3.1: JSON by either media type, and no other', async () => {
    const body = JSON.stringify(entraUser(address()))
    const by = (type: string) => call('POST', '/Users', body, { 'content-type': type })
    expect(await by('text/plain')).toMatchObject(errorOf(415))
    expect((await by('application/json; charset=utf-8')).status).toBe(201)
    expect((await by('application/scim+json; charset=utf-8')).status).toBe(409)
    for (const broken of ['', '{', '[]', 'null', '"text"', '{"userName":}']) {
      expect(await call('POST', '/Users', broken)).toMatchObject(errorOf(400, 'invalidSyntax'))
    }
    const large = JSON.stringify({ userName: 'x'.repeat(1_100_000) })
    expect(await call('POST', '/Users', large)).toMatchObject(errorOf(413))
  })

  test('section 3.14: versions', async () => {
    const { id } = await create(entraUser(address()))
    const { headers, json } = await call('GET', `/Users/${id}`)
    const version = String(headers['etag'])
    expect(version).toMatch(/^W\/".+"$/)
    expect(json).toMatchObject({ meta: { version } })
    expect(
      await call('GET', `/Users/${id}`, undefined, { 'if-none-match': version }),
    ).toMatchObject({
      status: 304,
      body: Buffer.alloc(0),
    })
    const rename = patchOf({ op: 'replace', path: 'displayName', value: 'Changed' })
    const wanted = { 'if-match': version }
    const changed = await call('PATCH', `/Users/${id}`, rename, wanted)
    expect(changed.status).toBe(200)
    expect(changed.headers['etag']).not.toBe(version)
    for (const method of ['PATCH', 'DELETE']) {
      expect(await call(method, `/Users/${id}`, rename, wanted)).toMatchObject(errorOf(412))
    }
    const any = { 'if-match': '*' }
    expect((await call('PATCH', `/Users/${id}`, rename, any)).status).toBe(200)
  })

  test.each([
    [{ op: 'move', path: 'active' }, 'invalidSyntax'],
    [{ path: 'active', value: true }, 'invalidSyntax'],
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'replace', path: 'id', value: 'x' }, 'mutability'],
    [{ op: 'replace', path: 'meta.version', value: 'x' }, 'mutability'],
    [{ op: 'remove', path: 'userName' }, 'invalidValue'],
    [{ op: 'remove', path: 'active' }, 'invalidValue'],
    [{ op: 'replace', path: 'active', value: 'maybe' }, 'invalidValue'],
    [{ op: 'replace', path: 'active', value: { value: true } }, 'invalidValue'],
    [{ op: 'replace', path: 'displayName', value: ['a'] }, 'invalidValue'],
    [{ op: 'replace', path: 'displayName', value: 'a\u0000b' }, 'invalidValue'],
    [{ op: 'replace', path: 'displayName', value: 'x'.repeat(256) }, 'invalidValue'],
    [{ op: 'replace', path: 'userName', value: 'no address' }, 'invalidValue'],
    [{ op: 'replace', path: 'name', value: 'text' }, 'invalidSyntax'],
    [{ op: 'replace', value: 'text' }, 'invalidSyntax'],
    [{ op: 'replace', path: '', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 7, value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 'active[', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 'active[value eq true]', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: '__proto__.polluted', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 'emails[', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: '('.repeat(50), value: 'x' }, 'invalidPath'],
  ])('section 3.5.2: PATCH refuses %j', async (operation, scimType) => {
    const { id } = await create(entraUser(address()))
    const before = (await call('GET', `/Users/${id}`)).json
    const good = { op: 'replace', path: 'displayName', value: 'Not kept' }
    const answer = await call('PATCH', `/Users/${id}`, patchOf(good, operation))
    expect(answer).toMatchObject(errorOf(400, scimType))
    expect((await call('GET', `/Users/${id}`)).json).toEqual(before)
  })

  test('section 3.5.2: operations are there, and not too many', async () => {
    const { id } = await create(entraUser(address()))
    for (const Operations of [undefined, {}, [], 'text', [null], [[]]]) {
      expect(await call('PATCH', `/Users/${id}`, { Operations })).toMatchObject(
        errorOf(400, 'invalidSyntax'),
      )
    }
    const one = { op: 'replace', path: 'displayName', value: 'x' }
    const many = patchOf(...Array.from({ length: 1001 }, () => one))
    expect(await call('PATCH', `/Users/${id}`, many)).toMatchObject(errorOf(413, 'tooMany'))
    expect(
      (
        await call('PATCH', `/Users/${id}`, {
          operations: [{ OP: 'Replace', PATH: 'DISPLAYNAME', Value: 'Y' }],
        })
      ).json,
    ).toMatchObject({ displayName: 'Y' })
  })

  test('section 3.3: attributes that are unknown or read-only are ignored, names in any case', async () => {
    const userName = address()
    const made = await create({
      USERNAME: userName,
      ID: crypto.randomUUID(),
      Meta: { version: 'mine' },
      DisplayName: 'Any Case',
      unknown: { deep: [1] },
      emails: 'text',
      groups: [{ value: 'x' }],
      password: 'secret',
    })
    expect(made).toMatchObject({ userName, displayName: 'Any Case', active: true })
    expect(JSON.stringify(made)).not.toMatch(/secret|unknown|mine/)
    for (const body of [
      {},
      { userName: '' },
      { userName: null },
      { userName: 7 },
      { userName: 'x' },
    ]) {
      expect(await call('POST', '/Users', body)).toMatchObject(errorOf(400, 'invalidValue'))
    }
    const { id } = made
    expect(await call('PUT', `/Users/${id}`, { active: false })).toMatchObject(
      errorOf(400, 'invalidValue'),
    )
  })
})

describe('nothing that a directory sends breaks the service', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('__proto__', 'constructor', 'active', 'userName', 'members', 'name.givenName'),
    fc.constantFrom('members[value eq "', ')', 'eq', '" or "" eq "', "'; DROP TABLE users; --"),
  )
  const json = fc.jsonValue({ maxDepth: 3 })
  const withProto = fc.constantFrom(
    '{"__proto__":{"polluted":1},"userName":"proto@corp.example"}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"name":{"__proto__":{"polluted":1}}}',
  )
  const operations = fc.array(
    fc.record({ op: fc.constantFrom('add', 'Replace', 'remove', 'x'), path: text, value: json }),
    { maxLength: 3 },
  )
  const chosen = { seed, numRuns: 10 * runs, endOnFailure: true }

  test('bodies, paths and filters', { timeout: 120_000 }, async () => {
    const { id } = await create(entraUser(address()))
    const group = await call('POST', '/Groups', { displayName: 'Fuzz' })
    const ones = [`/Users/${id}`, `/Groups/${String(group.json['id'])}`]
    const survives = async (method: string, path: string, body?: object | string) => {
      const { status, headers } = await call(method, path, body)
      expect(status, `${method} ${path} ${JSON.stringify(body)}`).toBeLessThan(500)
      expect(headers['content-type']).toBe(status === 204 ? undefined : 'application/scim+json')
    }
    await fc.assert(
      fc.asyncProperty(operations, json, withProto, text, async (list, body, polluting, filter) => {
        for (const one of ones) {
          await survives('PATCH', one, patchOf(...list))
          await survives('PUT', one, JSON.stringify(body))
          await survives('PATCH', one, polluting)
        }
        for (const all of ['/Users', '/Groups']) {
          const written = encodeURIComponent(filter.toWellFormed())
          await survives(
            'GET',
            `${all}?filter=${written}&startIndex=${written}&attributes=${written}`,
          )
          await survives('GET', `${all}?filter=userName%20eq%20${written}`)
          await survives('POST', all, JSON.stringify(body))
        }
        expect(Object.prototype).not.toHaveProperty('polluted')
      }),
      chosen,
    )
  })
})
